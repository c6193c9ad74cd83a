/** What the English templates are filled with: `{name}` is one of the words of that list, filled in its turn. */
const list = (text: string): readonly string[] => text.split('|').map((item) => item.trim());
/** With the spaces around them. */
const wordsBetween = (text: string): readonly string[] => text.split('|');

export const wordsEn: Readonly<Record<string, readonly string[]>> = {
  first: list(
    'Dana|Carlos|Priya|Sunil|Ahmed|Chloe|Mei|Oleg|Noa|Ruth|Barak|Michal|Yossi|Gil|Tamar|Wendy|Hugo|Elif|Kofi|Ingrid|Pablo|Svetlana|Bjorn|Aisha|Tomer|Shira|Rob|Liz|Hank|Marge|Duncan|Fatima|Joao|Keiko|Nils|Olivia|Petra|Quentin|Rosa|Stefan|Tilly|Uma|Vikram|Willa|Xavier|Yael|Zack|Amit|Beth|Craig|Dmitri|Ethan|Freya|Gareth|Helga|Ivan|Jo|Kim|Leo|Mona|Ned|Omri|Pip|Rhys|Sanjay|Tess|Ulla|Val|Wes|Yan|Zoe|April|Mark|Will|Grace|Faith|Rich|Bill|May|Art|Rose|Ian|Abby|Ella|Max|Eve|Sam|Jack|Noor|Ravi|Lior|Hadas|Benny|Inbar|Maayan|Eitan',
  ),
  last: list(
    'Levi|Cohen|Martinez|Okafor|Patel|Smith|van Dijk|Ben-David|Novak|Kowalski|Brown|Mizrahi|Katz|Haddad|Larsen|Rossi|Tanaka|Silva|Murphy|Peretz|Golan|Weiss|Nguyen|Shapira|Baker|Young|Banks|Day|Price',
  ),
  role: list(
    'mom|dad|my sister|my brother|grandma|the landlord|my boss|the plumber|our accountant|the school|the bank|my wife|my husband|the babysitter|the dentist|my lawyer|the neighbours|the team|HR|the kids|my daughter|aunt Sally|uncle Moshe|the electrician|the vet|reception|the garage|my tutor|coach|the building committee|the agent|support|the nanny|our supplier|the principal|my mother-in-law',
  ),
  titled: list('Dr {last}|Mr {last}|Mrs {last}|Ms {last}|Professor {last}|Rabbi {last}'),
  domain: list(
    'gmail.com|outlook.com|northgate.co.il|walla.co.il|acme.io|fern-studio.org|city.gov.uk|yahoo.com|blueharbor.net|kedem-build.co.il',
  ),
  user: list(
    'dana.k|info|office|sales|m_peretz|jo|hr|r.stone|billing|noa-levi|tom88|support|k.ohana|hello|eitan.m',
  ),
  address: list('{user}@{domain}'),
  spoken: list(
    'dana underscore k at gmail dot com|info at acme dot io|r dot stone at outlook dot com|noa dash levi at walla dot co dot il|billing at northgate dot co dot il|tom eighty eight at yahoo dot com|hello at fern dash studio dot org',
  ),
  phone: list('054-123-4567|0521234567|+972 50 765 4321|+44 7700 900123|050 555 1212'),
  who: list('{first}|{first}|{first}|{first}|{first} {last}|{first} {last}|{role}|{role}|{titled}|{address}'),
  person: list('{first}|{first}|{first}|{first} {last}|{role}|{titled}'),
  hourword: list('one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'),
  digit: list('1|2|3|4|5|6|7|8|9|10|11|12'),
  hour: list(
    "{digit}|{digit}pm|{digit} pm|{digit}am|{digit}:30|{digit}:15|{digit}:45|{hourword}|{hourword}|half past {hourword}|quarter to {hourword}|quarter past {hourword}|{hourword} thirty|{hourword} fifteen|{hourword} o'clock|{hourword} in the morning|{hourword} in the evening|half {hourword}|ten to {hourword}|twenty past {hourword}|noon|{hourword} sharp|14:00|18:30|09:15|21:00|7.30|{digit}:30pm|{digit}p.m.|midday",
  ),
  weekday: list('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mon|Tues|Thurs|Fri'),
  month: list('January|February|March|April|May|June|July|August|September|October|November|December'),
  ordinal: list(
    'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth|twenty first|twenty fifth|thirtieth|1st|3rd|8th|12th|21st|24th|30th',
  ),
  day: list(
    'tomorrow|today|on {weekday}|{weekday}|next {weekday}|this {weekday}|on the {ordinal}|the {ordinal} of {month}|on {month} {ordinal}|the day after tomorrow|{weekday} week|{weekday} the {ordinal}|tonight|next week {weekday}|this coming {weekday}|12.4|3/5|on 14 {month}|a week from {weekday}|tmrw|in two days',
  ),
  part: list(
    'in the morning|in the afternoon|in the evening|at night|morning|evening|afternoon|after work|around lunchtime',
  ),
  when: list(
    '{day} at {hour}|{day} at {hour}|{day} at {hour}|at {hour} {day}|at {hour}|at {hour}|{day} {hour}|{day}|tomorrow morning|tonight|{day} {part} at {hour}|in {n} minutes|in {n} hours|in half an hour|in an hour|around {hour}|{hour} {day}|by {hour}|for {day} at {hour}|on {weekday} around {hour}|in a couple of days|next week|{day}, {hour}',
  ),
  n: list('two|three|five|ten|fifteen|twenty|2|3|5|10|20|40|45|90|a few'),
  span: list(
    'from {hour} to {hour} {day}|{day} from {hour} to {hour}|{day} between {hour} and {hour}|{day} {digit}-{digit}|{day} at {hour} for an hour|{day} at {hour} for {n} minutes|{day} at {hour} for two hours|{day} {hour} till {hour}|{day} at {hour}, forty five minutes|{day} from {hour} until {hour}',
  ),
  repeat: list(
    'every {weekday} at {hour}|every day at {hour}|every morning at {hour}|every other {weekday} at {hour}|on the first of every month|each {weekday} {hour}|weekly on {weekday}|every weekday at {hour}|every two weeks on {weekday} at {hour}',
  ),
  deadline: list(
    'by {weekday}|by the {ordinal}|before {weekday}|until {weekday}|by tomorrow|by the end of the week|for {day}|due {weekday}|by end of month|before the {ordinal} of {month}',
  ),
  moment: list('{when}|{when}|{when}|{when}|{when}|{repeat}'),
  thing: list(
    "the rent|the car|the contract|the invoice|milk and bread|the kids' uniforms|the passport|the slides|the boiler|the tickets|the laundry|the keys|a birthday cake|the insurance papers|two litres of paint|the report|the printer|my prescription|the garden hose|the spare tyre|the sofa|the dog food|the parcel|the quote|the flat|new batteries|the electricity bill|the photos|the guest list|the projector|the medicine|the bike|the chapter|the minutes|the visa form|the oven|the menu|the gift|a blue shirt|the curtains|the tent|the warranty|the presentation|the draft|the files|a ladder|the blender|the deposit|the cheque|the homework",
  ),
  verb: list(
    'pay|check|sign|return|pick up|order|buy|fix|send|renew|cancel|print|clean|find|pack|collect|finish|book|water|measure|drop off|replace|scan|review|sell|charge|move|update|hand in|wrap|fetch|defrost|proofread|register|sort out|upload|organise',
  ),
  tail: list(
    'for the kids|from the garage|before the trip|with {first}|about the party|at the post office|for {first}|from {first}|on the way home|in the basement|for the weekend|to the office|for the wedding|upstairs|at the corner shop|with the red label|again',
  ),
  task: list(
    '{verb} {thing}|{verb} {thing}|{verb} {thing}|{verb} {thing} {tail}|call {person}|ring {person} about {thing}|email {first}|text {first} back|{verb} {thing} and {verb} {thing}|talk to {person}|ask {person} about {thing}|take the pills|feed the cat|go to the gym|leave for the airport|turn off the oven|say happy birthday to {first}|meet {first} at the station|write to {first}|check on {person}|take {thing} to {person}|tell {first} about {thing}|water the plants|do the dishes|prepare for the interview|get {thing}|not forget {thing}',
  ),
  bare: list(
    "the rent|passport|laundry|pills|the oven|bins|{thing}|the meeting notes|gas bill|{first}'s birthday|the vet|mum's tablets|parking meter|the roast|school run|eye drops|library books|charger|the football boots",
  ),
  /** One word, mostly of nobody's making. */
  odd: list(
    'milk|laundry|taxes|Kestrel|bread|yoga|Apollo|invoices|rent|physio|Zephyr|homework|Qubit|vaccines|batteries|Orion|ok|hello|dentist|backup',
  ),
  title: list(
    "dentist|lunch|dinner|yoga class|parent teacher meeting|budget review|haircut|physio|standup|the band rehearsal|board meeting|eye exam|job interview|coffee|swimming lesson|site visit|the school play|product demo|car service|team offsite|piano lesson|planning session|{first}'s birthday party|doctor's appointment|call about {thing}|a workshop|design review|wedding of {first}|blood test|book club|training|the movers|choir|drinks|performance review|kickoff|brunch|house viewing|the annual checkup|quarterly review|pottery|therapy|tasting|handover|retro|flight to Rome|the plumber's visit|graduation|poker night|tax appointment|vaccination|picnic",
  ),
  withguest: list(
    'meeting|lunch|call|coffee|a meeting|dinner|catch up|sync|a call|breakfast|interview|walk|zoom|a quick chat|drinks|workshop|session',
  ),
  topic: list(
    'the budget|the new office|the contract|pricing|the summer trip|the renovation|the roadmap|our holiday|the offer|next year|the school trip|hiring|the marketing plan|the broken lift|the rent increase|the guest list|the exam|the merger|invoice 4471|the photos|the parking spot|the water leak|Q3|the schedule|the job|the car insurance|the party|the website|the order',
  ),
  place: list(
    'at the Greek place|at cafe Aroma|in room 4|at my office|at the clinic|at 12 Herzl street|in the park|at home|at the Hilton|on zoom|in Haifa|at the station',
  ),
  state: list(
    'late|on my way|at the door|sick today|free after four|stuck in traffic|done|ready|almost there|running ten minutes behind|not coming|outside|in a meeting|back on Sunday',
  ),
  vp: list(
    "is ready|arrived this morning|is broken again|was cancelled|starts at {hour}|looks great|is in the fridge|has to be signed by {weekday}|moved to {weekday}|is on the table|will be late|needs your signature|is too expensive|came back|isn't working|got lost|costs 450|went really well|is at {hour} now|is waiting for you",
  ),
  clause: list(
    "I'm {state}|I am {state}|{thing} {vp}|{thing} {vp}|{first} {vp}|we need to {verb} {thing}|please {verb} {thing}|please {verb} {thing}|can you {verb} {thing}|don't forget {thing}|see you {day} at {hour}|call me when you can|I'll {verb} {thing} {day}|the meeting {vp}|happy birthday|thanks for {thing}|I can't make it {day}|is {thing} still on|where did you put {thing}|I love you|good luck with {thing}|we will be there at {hour}|could you {verb} {thing} {tail}|I left {thing} {tail}|let me know if {thing} {vp}|you were right about {topic}|dinner is at {hour}|I {verb} {thing} already|he should {verb} {thing}|we agreed on {topic}|let's talk about {topic}|I need {thing} {deadline}|he said {thing} {vp}|{n} people are coming|the code is 4471|bring {thing}",
  ),
  message: list(
    '{clause}|{clause}|{clause}|{clause} and {clause}|{clause} because {clause}|{clause}, {clause}|{clause} but {clause}|{clause} so {clause}|hi, {clause}|hey {clause}|{clause}. {clause}|{clause} and please {verb} {thing}',
  ),
  told: list(
    'to {verb} {thing}|to {verb} {thing} {tail}|to call me {when}|to bring {thing} and {verb} {thing}|to be here at {hour}|not to {verb} {thing}|to wait for me',
  ),
  ifs: list(
    'if {thing} {vp}|whether {thing} {vp}|when {thing} is ready|where {thing} is|if he can {verb} {thing}|what time {thing} starts|how much {thing} costs|to {verb} {thing}',
  ),
  query: list(
    'pizza near me|flights to {city}|best laptop under 1000|how to fix {thing}|weather in {city}|news about {topic}|cheap hotels in {city}|{city} opening hours|who invented the zipper|vegan recipes|bus from {city} to {city}|price of {thing}|second hand bikes|symptoms of flu|Italian restaurants in {city}|reviews of the new phone|train times to {city}',
  ),
  city: list('Haifa|Paris|Rome|Berlin|Tel Aviv|London|Lisbon|Jerusalem|Tokyo|Eilat'),
  way: list('whatsapp|WhatsApp|on whatsapp|via whatsapp'),
  joiner: wordsBetween(
    ' and | and | and | and | and |, and |, and | and then | and then | and also |. |. |. |, then | then | plus |, |; | and please ',
  ),
  noise: list('um|uh|er|like|you know|so|well|right|okay|hey|listen|yeah|please|look|ah'),
  opener: list(
    "hey|hi there|okay so|please|could you please|can you|can you please|I need you to|I'd like you to|would you mind and|um|so|listen|do the needful and|be a dear and|quick one|alright|good morning|would you|yo|right then|if you have a second|just|kindly|do me a favour and|hey assistant|one more thing|before I forget|I want you to|be so kind and|let's",
  ),
  closer: list(
    "please|thanks|thank you so much|cheers|okay|will you|would you|for me|if you can|asap|ta|pls|got it|that's all|many thanks|when you can",
  ),
  oops: list('no wait|sorry|no sorry|I mean|no|uh no|scratch that|actually|correction|make that|wait|oh no'),
  report: list(
    "{first} sent me {thing} yesterday|I already told {first} about {thing}|she asked me to call her {day}|we met {person} on {weekday}|{first} wrote that {clause}|they moved the meeting to {hour}|I forgot to {verb} {thing}|he reminded me to {verb} {thing}|I emailed {person} last week|the reminder rang at {hour}|I put it in the calendar already|my task list is long|{clause}|{clause}|{first} texted me about {topic}|I don't want to {verb} {thing}|it was scheduled for {weekday}|no need to remind me",
  ),
  question: list(
    "when is my next {title}|what do I have {day}|did {first} answer my email|who wrote to me {day}|how many tasks are left|what is the capital of Peru|how do I {verb} {thing}|is it going to rain {day}|what time is it in {city}|do I have a meeting {day}|where is {thing}|what did {first} say about {topic}|how much is {n} times {n}|am I free {day} at {hour}|which reminders are set|show me my calendar for {day}|read me the last mail from {person}|what's the phone number of {person}|why is {thing} so expensive|who is {first} {last}|can you write poems|tell me a joke|what does {first} do|how old is the queen|translate {clause}|summarize my inbox|what's on {day}|list my tasks|find the mail from {first} about {topic}|explain {topic} to me|how was {thing}|who won on {weekday}|play something by the Beatles|turn the lights off|delete the meeting with {first}|cancel {title} {day}|move my {title} to {hour}|mark it as done|open the last message|call {person}|what is {topic} about|give me an idea for dinner",
  ),
};
