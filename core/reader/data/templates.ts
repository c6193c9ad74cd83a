/**
 * How commands are put, in neither the words nor the order of the grammar's tables. `{name}` is filled from the words
 * of the language, the rest is as in marked.ts. Each line is a family: it is learnt from, or held back, as a whole.
 */
const lines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const templatesEn = lines(`
R remind me [w {moment}] to [t {task}]
R remind me to [t {task}] [w {moment}]
R remind me about [t {bare}] [w {moment}]
R remind me [w {moment}] [t {bare}]
R [w {moment}] remind me to [t {task}]
R [w {moment}] [t {task}] remind me
R don't let me forget to [t {task}] [w {moment}]
R set a reminder [w {moment}] to [t {task}]
R set a reminder to [t {task}] [w {moment}]
R reminder [w {moment}] [t {bare}]
R reminder: [t {task}], [w {moment}]
R nudge me [w {moment}] about [t {bare}]
R ping me [w {moment}] to [t {task}]
R i have to [t {task}] [w {moment}], remind me
R i must [t {task}] [w {moment}] so give me a reminder
R [t {bare}] [w {moment}] reminder
R make sure i [t {task}] [w {moment}]
R give me a shout [w {moment}] about [t {bare}]
R wake me up [w {moment}]
R set an alarm [w {when}] for [t {bare}]
R alarm [w {when}]
R i need to remember to [t {task}] [w {moment}]
R would you remind me that [t {clause}] [w {when}]
R remind me at {hour}, {oops} [w {when}], to [t {task}]
R remind me [w {when}] to [t {task}], it's important
R if i forget, remind me [w {when}] about [t {bare}]
R i keep forgetting [t {bare}], remind me [w {moment}]
R can you tell me [w {when}] to [t {task}]
R put a reminder for [t {bare}] [w {when}]
R [t {task}] - remind me [w {when}]
R a reminder for me, [w {when}]: [t {task}]
R when it's [w {when}] tell me to [t {task}]
R [w {repeat}] i take {n} pills, [t pills], remind me
R schedule a reminder [w {moment}] for [t {bare}]
R remind me to [t {task}] tomorrow, no not tomorrow, [w {when}]
R set a timer [w for {n} minutes]
R wake me [w {when}], i have [t {title}]
R note to self, [w {when}], [t {task}], buzz me
R remember [w {when}] [t {task}]
K add [t {task}] to my list
K add a task to [t {task}]
K add task: [t {task}]
K task: [t {task}] [w {deadline}]
K todo [t {task}]
K todo: [t {task}], [w {deadline}]
K put [t {task}] on my to do list
K put [t {thing}] on the list
K i need to [t {task}], add it to my tasks
K i need to [t {task}] [w {deadline}], put that on my list
K new task [t {task}] [w {deadline}]
K create a task called [t {task}]
K create a task [w {deadline}]: [t {task}]
K make a task out of this: [t {task}]
K [t {task}], task
K [t {task}] [w {deadline}] to do
K [t {bare}], list
K note down that i have to [t {task}] [w {deadline}]
K stick [t {task}] on my todos
K write down [t {task}] as a task
K jot down a task, [t {task}]
K there's [t {thing}] that needs doing, list it
K to my tasks, [t {task}] [w {deadline}]
K open a task to [t {task}] due [w {deadline}]
K i still have to [t {task}], that goes on the list
K pop [t {thing}] onto my to-do list
K tasks: [t {task}]
K another thing for my list, [t {task}]
K add [t {thing} and {thing}] to my shopping list
K have [t {task}] down as something to do [w {deadline}]
K let's get [t {task}] on the list for [w {day}]
K add {thing}, {oops} [t {thing}], to my tasks
E schedule [t {title}] [w {when}]
E schedule a meeting with [p {person}] [w {when}]
E schedule a [t {withguest}] with [p {person}] and [p {first}] [w {when}]
E set up a [t {withguest}] with [p {person}] [w {when}] about [t {topic}]
E set up a meeting [w {when}] with [p {person}], [p {first}] and [p {first}] on [t {topic}]
E put [t {title}] in my calendar [w {when}]
E put [t {title}] [w {span}] in the calendar
E add [t {title}] to my calendar [w {when}]
E add [t {title}] [w {when}] to the diary
E i have [t {title}] [w {when}], put it in my calendar
E i've got [t {title}] [w {when}] so stick it in the calendar
E there is [t {title}] [w {when}], put that in my calendar
E there's [t {title}] [w {when}], that's for the diary
E [t {title}] [w {when}]
E [t {title}] [w {when}] calendar
E [t {title}] [w {span}], diary
E [w {when}] [t {title}], calendar
E calendar: [t {title}], [w {when}]
E calendar [w {when}] [t {title}]
E book [t {title}] [w {when}]
E book [t {title}] [w {span}] [l {place}]
E book me [w {span}] for [t {title}]
E block [w {span}] for [t {title}]
E block my calendar [w {span}], [t {title}]
E pencil in [t {title}] [w {when}]
E pencil [p {first}] in [w {when}] for [t {withguest}]
E fix up a [t {withguest}] with [p {person}] [w {when}]
E arrange [t {title}] [w {when}] and invite [p {person}]
E invite [p {person}] to [t {title}] [w {when}]
E invite [p {first}] and [p {first}] for [t {title}] [w {when}] [l {place}]
E [t {withguest}] with [p {person}] [w {when}]
E [t {withguest}] with [p {person}] [w {when}] [l {place}]
E [t {withguest}] [w {when}] with [p {person}]
E i'm meeting [p {person}] [w {when}], add it
E i'm seeing [p {person}] [w {when}] about [t {topic}], calendar that
E [p {person}] and i are having [t {withguest}] [w {when}], note it in the diary
E plan [t {title}] [w {span}]
E new event [t {title}] [w {when}]
E create an event called [t {title}] [w {span}]
E get [p {person}] in for a [t {withguest}] [w {when}]
E mark [w {day}] as [t {title}]
E [t {title}] is [w {when}], put it down
E [t {title}] [w {when}], mark it in my calendar
E my [t {title}] was moved to [w {when}], add it to the calendar
E put me down for [t {title}] [w {when}]
E can we do [t {withguest}] with [p {person}] [w {when}]
E reserve [w {span}] for [t {title}]
E a [w two hour] [t {title}] [w {when}] please
E [w an hour] with [p {person}] [w {when}] on the calendar
E schedule a call with {first}, {oops} [p {first}], [w {when}]
E set a meeting for {hour}, {oops} [w {when}], with [p {person}]
E schedule [t {title}] on {weekday}, {oops} [w {when}]
E [t {title}] [w {repeat}]
E put [t {title}] in the calendar [w {repeat}]
E make a note in the diary that [t {title}] is [w {when}]
E so [p {person}] wants to talk about [t {topic}] [w {when}], put a meeting in
E slot in [t {title}] [w {when}] [l {place}]
E [t {withguest}] with [p {person}] [w {when}] [l {place}]
E schedule a meeting with [p {person}] [w {when}] [l {place}]
E [t {title}] [w {when}] [l {place}]
E [t {title}] [l {place}] [w {when}]
E book [t {title}] with [p {person}] [l {place}] [w {when}]
E set up [t {withguest}] with [p {first}] [l {place}] for [w {when}]
M email [p {first}], cc [y {first}], that [c {clause}]
M mail [p {who}] and put [y {who}] in copy: [c {message}]
M email [p {first}] that [c {clause}] and copy [y {first}] on it
M cc [y {first}] on an email to [p {first}]: [c {message}]
M bcc [z {first}] when you email [p {first}] [c {message}]
M send [p {first}] a mail with [y {first}] and [y {first}] in cc, [c {message}]
E let's have [t {title}] [w {when}]
E meeting [p {person}] [w {when}] re [t {topic}]
W whatsapp [p {person}] [c {message}]
W whatsapp [p {person}]: [c {message}]
W whatsapp [p {person}] that [c {message}]
W whatsapp to [p {person}], [c {message}]
W tell [p {person}] [c {message}]
W tell [p {person}] that [c {message}]
W tell [p {person}] [c {told}]
W tell [p {person}] on whatsapp [c {message}]
W tell [p {person}] [c {told}] on whatsapp
W text [p {person}] [c {message}]
W text [p {person}] that [c {message}]
W message [p {person}]: [c {message}]
W message [p {person}] [c {message}]
W send [p {person}] a whatsapp saying [c {message}]
W send a whatsapp to [p {person}] that [c {message}]
W send [p {person}] a message, [c {message}]
W send a message to [p {phone}]: [c {message}]
W send [p {person}] a text telling her [c {message}]
W drop [p {person}] a message that [c {message}]
W let [p {person}] know [c {message}]
W let [p {person}] know on whatsapp that [c {message}]
W let [p {person}] know over whatsapp, [c {message}]
W ask [p {person}] [c {ifs}]
W ask [p {person}] on whatsapp [c {ifs}]
W ping [p {person}] [c {message}]
W [p {person}], [c {message}], whatsapp
W [p {person}] on whatsapp: [c {message}]
W on whatsapp tell [p {person}] [c {message}]
W on whatsapp to [p {person}] [c {message}]
W shoot [p {person}] a text [c {message}]
W write to [p {person}] on whatsapp [c {message}]
W say to [p {person}] [c {message}]
W get word to [p {person}] that [c {message}]
W whatsapp {first}, no not {first}, [p {first}], [c {message}]
W tell {first} {oops} [p {first}] that [c {message}]
W text [p {first}] {oops} don't call, text, [c {message}]
W inform [p {person}] by whatsapp [c {message}]
W message for [p {person}]: [c {message}]
W could a whatsapp go to [p {person}] saying [c {message}]
W get hold of [p {person}] on whatsapp and say [c {message}]
W [p {phone}] whatsapp [c {message}]
W I want [p {person}] to know that [c {message}]
M email [p {who}] that [c {message}]
M email [p {who}] [c {message}]
M email [p {who}]: [c {message}]
M email [p {who}] about [s {topic}]
M email [p {who}] about [s {topic}] and say [c {message}]
M email [p {who}] about [s {topic}], [c {message}]
M email [p {who}] and tell them [c {message}]
M email [p {who}] saying [c {message}]
M send an email to [p {who}] saying [c {message}]
M send an email to [p {who}] that [c {message}]
M send an email to [p {who}], subject [s {topic}], body [c {message}]
M send an email to [p {who}] with the subject [s {topic}] and the text [c {message}]
M send [p {who}] an email, [c {message}]
M send [p {who}] an email about [s {topic}] saying that [c {message}]
M send a mail to [p {who}] regarding [s {topic}]
M send mail to [p {who}] and [p {first}] [c {message}]
M write an email to [p {who}]: [c {message}]
M write to [p {who}] by email that [c {message}]
M write [p {who}] a mail about [s {topic}]
M mail [p {who}] [c {message}]
M mail [p {who}], [p {first}] and [p {first}] that [c {message}]
M mail [p {first}] [p {last}] [p {first}] and [p {first}] [c {message}]
M drop [p {who}] an email about [s {topic}], [c {message}]
M drop [p {who}] a line by email, [c {message}]
M shoot [p {who}] an email letting them know [c {message}]
M shoot an email over to [p {who}], [c {message}]
M let [p {who}] know by email that [c {message}]
M tell [p {who}] by email [c {message}]
M tell [p {who}] via mail that [c {message}]
M [p {who}], [s {topic}], [c {message}], email
M mail to [p {who}]: [s {topic}]. [c {message}]
M to [p {who}] by email, [c {message}]
M ask [p {who}] by email [c {ifs}]
M email {first}, no not {first}, [p {first}], that [c {message}]
M email {first}, {oops} [p {first}], [c {message}]
M email my {noise} [p {first} {last}] [c {message}]
M write to {role} at [p {address}] that [c {message}]
M email {first} at [p {spoken}] and say [c {message}]
M email [p {spoken}] that [c {message}]
M his address is [p {spoken}], email him that [c {message}]
M her email is [p {address}], write her [c {message}]
M email {first} {last}, [p {address}], about [s {topic}]
M email [p {who}] and copy [y {first}], [c {message}]
M email [p {who}] cc [y {who}] subject [s {topic}] [c {message}]
M reply to [p {who}] that [c {message}]
M get an email out to [p {who}], [c {message}]
M fire off an email to [p {who}] re [s {topic}]: [c {message}]
M an email needs to go to [p {who}] about [s {topic}]
M could you write a short email to [p {who}] saying [c {message}]
M subject [s {topic}] to [p {who}] message [c {message}]
M on {topic}, mail [p {who}]: [c {message}]
S search for [q {query}]
S google [q {query}]
S look up [q {query}]
S search the web for [q {query}]
S find [q {query}]
S find me [q {query}] online
S can you look up [q {query}]
S do a search on [q {query}]
S [q {query}], google it
S check online for [q {query}]
N {question}
N {question}?
N {report}
N {report}.
N {question} and {question}
N {noise} {noise}
N {thing}
N {clause}
N i was thinking about {topic}
N {first} {vp}
N thanks {first}
N don't {verb} {thing}
N what do you think about {topic}
N should i {verb} {thing}
N how do i add {thing} to a list
N how can i schedule {title}
N what did i tell {first}
N {first} told me that {clause}
N {first} asked me to {task}
N i sent {first} {thing} already
N forget it
N never mind that
N i had {title} {day} and it was awful
N write me a text about {topic}
N what is a {title}
N it's {hour} already
M email [p {who}] [c {message}] |R and remind me [w {when}] to [t {task}]
W tell [p {person}] [c {clause}] |K and add [t {task}] to my list
E put [t {title}] in my calendar [w {when}] |W and tell [p {person}] [c {clause}]
R remind me to [t {task}] [w {when}] |R and to [t {task}] [w {when}]
R remind me [w {when}] to [t {task}] |R , and [w {when}] to [t {task}]
K add [t {task}] to my tasks |E , then book [t {title}] [w {when}]
E schedule [t {title}] [w {when}] |R then remind me [w an hour before] to [t {task}]
W whatsapp [p {first}] [c {clause}] |W and [p {first}] [c {clause}]
M mail [p {who}] about [s {topic}] |E and block [w {span}] for [t {title}]
E [t {withguest}] with [p {person}] [w {when}] |M , and email [p {first}] that [c {clause}]
K todo [t {task}] |K , todo [t {task}]
S look up [q {query}] |E and put [t {title}] in the calendar [w {when}]
R remind me [w {when}] about [t {bare}] |W , text [p {first}] [c {clause}] |K , and add [t {task}] to the list
W text [p {person}] that [c {clause}] |E . Also schedule [t {title}] [w {when}]
M send [p {who}] an email saying [c {clause}] |K . Then put [t {task}] on my to do list
E book [t {title}] [w {when}] |E and [t {title}] [w {when}]
R remind me [w on {weekday}] at {hour} {oops} [w at {hour}] to [t {task}]
R remind me to [t {task}] [w {day}] at {hour} {oops} [w {hour}]
R remind me at {hour} {oops} [w at {hour}] [w {day}] to [t {task}]
R remind me [w {when}] that [t {clause}]
R remind me [w {when}] that [t {thing} is {day} at {hour}]
R remind me [w {when}] to [t tell {first} that {clause}]
R remind me [w {when}] to [t text {first} that the meeting is {day} at {hour}]
R remind me on {weekday}, no on [w {weekday} at {hour}] to [t {task}]
R set a reminder [w {day}], [w {hour}], [t {task}]
R remind me about [t the {title} {day}] [w at {hour}]
R have me [t {task}] [w {when}], with a reminder
R it's [t {thing}] again, remind me [w {when}]
R remind me [w {when}] about [t {thing} for {first}]
R wake me up [w {when}] for [t {title}]
R remind me [w {when}] to [t {task}], thanks
E set up a meeting with [p {first}] [w {day}] at {hour} {oops} [w at {hour}]
E put a [t {withguest}] with [p {first}] in [w for {hour}] tomorrow actually make that [w {hour}]
E book [t {title}] on {weekday} no [w on {weekday} at {hour}]
E schedule [t {withguest}] with [p {first}] [w {day}] [w {hour}] about [t {topic}]
E [t {title}] [p {first}] [w {day}] [w {hour}]
E i'd like a [t {withguest}] with [p {first}] and [p {first}] about [t {topic}] [w {when}]
E schedule [t the {title}] with [p {first}] [p {first}] and [p {first}] [w {when}]
E schedule [t {title}] [w {when}], it'll run [w for an hour and a half]
E [w {when}] i'm seeing [p {person}], diary
E remember [t {title}] is [w {when}], add to calendar
E [t {title}] with [p {first} {last}] [w {when}] [l {place}], put it in would you
E make [t {title}] [w {span}] in my calendar and no reminder needed
E so [w {when}] is [t {title}], write it in the calendar
E appt with [p {titled}] [w {when}]
E dinner with [p {first}] and her husband [p {first}] [w {when}]
E put down [t {title} for {first}] [w {when}]
W text [p {first}] [w {when}] that [c {message}]
W tell [p {person}] [c the meeting is {day} at {hour} and not at {hour}]
W tell [p {person}] [c we moved {thing} from {weekday} to {weekday}]
W {first} has {thing}, so text [p him] that [c {clause}]
W message [p {person}] [c "{message}"]
W send sms to [p {person}] [c {message}]
W whatsapp [p {first}] and say [c remind me to {verb} {thing} and email me the bill]
W text [p {first}] the following, [c {message}]
W reply to [p {first}] on whatsapp [c {message}]
M email [p {first}] [c the standup moves to {hour} from {weekday} on]
M {first} called about {topic} please email him that [c {clause}]
M send [p {first}] an email that [c {clause}], and copy [y {first}]
M to: [p {who}] subject: [s {topic}] body: [c {message}]
M body: [c {message}] subject: [s {topic}] to: [p {who}]
M subj [s {topic}] / to [p {person}] / msg [c {message}]
M email, to [p {who}], title [s {topic}], [c {message}]
M mail [p {who}] re: [s {topic}] - [c {message}]
M reply to [p {who}] saying [c {message}]
M forward... no, write [p {who}] a mail, [c {message}]
M thank [p {person}] by email for [c {thing}]
M [w {when}] email [p {who}] that [c {message}]
M email [p {who}] [w {when}] about [s {topic}]
K add [t {task}] and {noise} that's it to my list
K {first} asked me to [t {task}], add it to my tasks
K task for me [t {task}] deadline is [w {day}]
K due [w {weekday}]: [t {task}], add to tasks
K remember to [t {task}], put it on my list [w {deadline}]
K add to my list [t {task}], [w {deadline}] please
K put on my list [t {task}] [t {tail}]
S search how to [q {verb} {thing}]
S google [q how to set a reminder on android]
S search for [q a good {title} in {city}] would you
N is there {title} {day}
N {question} please
N i have {title} {day}
N tell me about {topic}
N can {first} {verb} {thing}
N there was {thing} on {weekday}
N what time is {title}
N no, {clause}
R remind me to [t {task}] [w {when}] |R and [w {when}] to [t {task}]
R remind me [w in an hour] to [t {task}] |R and [w in two hours] to [t {task}]
R remind me to [t {task}] [w at {hour}] |R and to [t {task}] [w at {hour}]
W text [p {first}] [c {clause}] |W and text [p {first}] [c {clause}]
W text [p {first}] [c {clause}] |W and [p {first}] that [c {clause}]
E [t {withguest}] with [p {first}] [w {when}] |R , and remind me [w {when}] to [t {task}]
E set up [t {title}] [w {when}] |R oh and remind me [w an hour before] to [t {task}]
S find [q {query}] |W and text [p {first}] [c {clause}]
W whatsapp [p {first}] [c {clause}] |R and set a reminder [w {when}] to [t {task}]
M email [p {first}] [c {clause}] |K . and a task to [t {task}]
E book [t {withguest}] with [p {first}] [w {when}] |M and send him an email with [s {topic}]
K put [t {task}] on my list |K and [t {task}] too
R wake me [w at {hour}] |R and again [w at {hour}]
E schedule [t {title}] [w {when}] |E and [t {title}] [w {when}] |W and tell [p {first}] [c {clause}]
K add a task [t {odd}]
K add a task called [t {odd}]
K create a task named [t {odd}] [w {deadline}]
K make a task [t {thing} {vp}]
K add a task [t {thing} {vp}]
K new task [t {thing} is done]
K make a task that [t {thing} {vp}]
K task [t {odd}]
K add the task [t {odd}]
K add task [t {odd}]
K make a task [t {odd}] [w {deadline}]
K create task [t {odd}]
K new task: [t {odd}]
K add [t {odd}] to my tasks
K put [t {odd}] on my list [w {deadline}]
E create a meeting named [t {odd}] [w {span}]
E schedule a meeting called [t {odd}] [w {when}]
E set up a call titled [t {odd}] with [p {person}] [w {when}]
E book "[t {odd}]" [w {when}]
E [t {odd}] [w {when}]
E meeting [t {odd}] [w {when}]
E Meeting [t {odd}] [w {span}]
E meeting about [t {odd}] [w {when}]
R remind me about [t {odd}] [w {moment}]
R remind me [w {when}] about [t {odd}]
R bell me [w {when}] to [t {task}]
R prod me [w {when}] about [t {bare}]
M email [p {who}] about [s {odd}]
M send an email to [p {address}] saying [c {odd}]
W text [p {phone}] [c {odd}]
W send a whatsapp to [p {person}] saying [c {odd}]
`);

export const templatesHe = lines(`
R תזכיר לי [w {moment}] [t {task}]
R תזכיר לי [t {task}] [w {moment}]
R תזכירי לי [w {moment}] על [t {bare}]
R תזכירי לי [t {task}] [w {moment}]
R [w {moment}] תזכיר לי [t {task}]
R [w {moment}] [t {task}] תזכיר לי
R תזכורת [w {moment}] [t {bare}]
R תזכורת: [t {task}], [w {moment}]
R תזכורת ל[t {bare}] [w {moment}]
R שים לי תזכורת [w {moment}] [t {task}]
R תגדירי תזכורת [t {task}] [w {moment}]
R אני צריך [t {task}] [w {moment}], תזכיר לי
R אני חייבת [t {task}] [w {moment}] אז שימי תזכורת
R [t {bare}] [w {moment}] תזכורת
R אל תיתן לי לשכוח [t {task}] [w {moment}]
R שלא אשכח [t {task}] [w {moment}]
R תן לי תזכורת [w {when}] בקשר ל[t {bare}]
R תעיר אותי [w {when}]
R שעון מעורר [w {when}]
R תזכיר לי ש[t {clause}] [w {when}]
R תזכיר לי ב{hour}, {oops} [w {when}], [t {task}]
R להזכיר לי [w {when}] [t {task}]
R תוכל להזכיר לי [t {task}] [w {when}]
R תצעק עליי [w {when}] [t {task}]
R תנדנד לי [w {when}] על [t {bare}]
R תגיד לי [w {when}] [t {task}]
R [t {task}] - תזכיר לי [w {when}]
R אני תמיד שוכח [t {bare}], תזכיר לי [w {moment}]
R צריך שתזכיר לי [w {when}] [t {task}]
R טיימר [w ל{n} דקות]
R תזכיר לי בבקשה [w {when}] את [t {bare}]
R הזכר לי [w {when}] [t {task}]
R קבע תזכורת [w {when}] בנושא [t {bare}]
R כשיהיה [w {when}] תזכירי לי [t {task}]
R פתק לעצמי [w {when}] [t {task}] תזכיר
R ותזכיר לי [w {when}] [t {task}]
K תוסיף [t {task}] לרשימה
K תוסיפי משימה [t {task}]
K משימה: [t {task}] [w {deadline}]
K משימה [t {task}]
K תרשום לי [t {task}] [w {deadline}]
K שים ברשימה [t {task}]
K שימי במשימות [t {task}] [w {deadline}]
K אני צריך [t {task}], תוסיף למשימות
K צריך [t {task}] [w {deadline}], שים את זה ברשימה
K משימה חדשה [t {task}] [w {deadline}]
K צור משימה בשם [t {task}]
K ליצור משימה [w {deadline}]: [t {task}]
K [t {task}], משימה
K [t {task}] [w {deadline}] מטלות
K [t {bare}], לרשימה
K תכניס ל-todo [t {task}]
K מטלה [w {deadline}]: [t {task}]
K לרשימת המטלות, [t {task}] [w {deadline}]
K תפתח לי משימה [t {task}]
K אני עוד צריכה [t {task}], זה לרשימה
K תוסיף [t {thing} ו{thing}] לרשימת הקניות
K עוד משהו לרשימה, [t {task}]
K לכתוב במשימות ש[t צריך {task}]
K תוסיף {thing}, {oops} [t {thing}], למשימות
K תרשמי בצד [t {task}]
K תעשה מזה משימה: [t {task}]
E קבע [t {title}] [w {when}]
E קבע פגישה עם [p {person}] [w {when}]
E תקבעי [t {withguest}] עם [p {person}] ו[p {first}] [w {when}]
E תקבע [t {withguest}] עם [p {person}] [w {when}] על [t {topic}]
E לקבוע ישיבה [w {when}] עם [p {person}], [p {first}] ו[p {first}] בנושא [t {topic}]
E שים ביומן [t {title}] [w {when}]
E תכניסי ליומן [t {title}] [w {span}]
E תוסיף ליומן [t {title}] [w {when}]
E תוסיף [t {title}] [w {when}] ליומן
E יש לי [t {title}] [w {when}], תכניס ליומן
E יש לי [t {title}] [w {when}] אז תרשום ביומן
E יש [t {title}] [w {when}], שים את זה ביומן
E יש [t {title}] [w {when}], זה ליומן
E [t {title}] [w {when}]
E [t {title}] [w {when}] יומן
E [t {title}] [w {span}], ביומן
E [w {when}] [t {title}], יומן
E יומן: [t {title}], [w {when}]
E תשריין לי [w {span}] ל[t {title}]
E תחסום [w {span}] ביומן בשביל [t {title}]
E לשריין [t {title}] [w {when}]
E תזמן [t {title}] [w {when}]
E תזמין את [p {person}] ל[t {title}] [w {when}]
E להזמין את [p {first}] ואת [p {first}] ל[t {title}] [w {when}] [l {place}]
E [t {withguest}] עם [p {person}] [w {when}]
E [t {withguest}] עם [p {person}] [w {when}] [l {place}]
E [t {withguest}] [w {when}] עם [p {person}]
E אני נפגש עם [p {person}] [w {when}], תוסיף
E אני רואה את [p {person}] [w {when}] בקשר ל[t {topic}], ליומן
E [p {person}] ואני עושים [t {withguest}] [w {when}], תרשום ביומן
E אירוע חדש [t {title}] [w {when}]
E ליצור אירוע בשם [t {title}] [w {span}]
E תסמן ביומן [t {title}] [w {when}]
E [t {title}] יהיה [w {when}], תרשמי
E [t {title}] זז ל[w {when}], שים ביומן
E תרשום אותי ל[t {title}] [w {when}]
E אפשר לקבוע [t {withguest}] עם [p {person}] [w {when}]
E פגישה של שעתיים עם [p {person}] [w {when}]
E תקבע שיחה עם {first}, {oops} עם [p {first}], [w {when}]
E תקבע פגישה ב{hour}, {oops} [w {when}], עם [p {person}]
E קבע [t {title}] ביום {weekday}, {oops} [w {when}]
E [t {title}] [w {repeat}]
E שים ביומן [t {title}] [w {repeat}]
E אז [p {person}] רוצה לדבר על [t {topic}] [w {when}], תקבע פגישה
E תדחוף לי [t {title}] [w {when}] [l {place}]
E תקבע [t {withguest}] עם [p {first}] [w {when}] [l {place}]
E [t {title}] [w {when}] [l {place}]
E תכניס ליומן [t {title}] [l {place}] [w {when}]
E קבע פגישה עם [p {person}] [w {when}] [l {place}]
M תשלח ל[p {first}] מייל ש[c {clause}] ותוסיף את [y {first}] בהעתק
M שלח ל[p {first}] מייל ש[c {clause}] עם עותק ל[y {first}] ול[y {first}]
M מייל ל[p {first}], העתק ל[y {first}]: [c {message}]
M תכתוב ל[p {who}] עם [y {first}] בהעתק, [c {message}]
E בוא נעשה [t {title}] [w {when}]
E תתאם עם [p {person}] [t {withguest}] [w {when}]
W ווטסאפ ל[p {person}] [c {message}]
W ווטסאפ ל[p {person}]: [c {message}]
W שלח ווטסאפ ל[p {person}] ש[c {message}]
W תשלחי ל[p {person}] {way} [c {message}]
W תשלח הודעה ל[p {person}] [c {message}]
W תגיד ל[p {person}] ש[c {message}]
W תגידי ל[p {person}] [c {told}]
W תגיד ל[p {person}] [c {message}]
W תגיד ל[p {person}] {way} [c {message}]
W תגידי ל[p {person}] [c {told}] {way}
W תכתוב ל[p {person}] [c {message}]
W תכתבי ל[p {person}] {way} ש[c {message}]
W תכתוב ל[p {person}] ש[c {message}]
W הודעה ל[p {person}]: [c {message}]
W תודיע ל[p {person}] ש[c {message}]
W תודיעי ל[p {person}] {way} [c {message}]
W תשאל את [p {person}] [c {ifs}]
W תשאלי את [p {person}] {way} [c {ifs}]
W [p {person}], [c {message}], ווטסאפ
W [p {person}] {way}: [c {message}]
W {way} ל[p {person}] [c {message}]
W {way} תכתוב ל[p {person}] [c {message}]
W תמסור ל[p {person}] ש[c {message}]
W תעדכן את [p {person}] ש[c {message}]
W תעדכני את [p {person}] {way} [c {message}]
W שלח הודעה ל[p {phone}]: [c {message}]
W תגיד ל{first}, לא {first}, ל[p {first}], ש[c {message}]
W תכתוב ל{first} {oops} ל[p {first}] ש[c {message}]
W להגיד ל[p {person}] [c {message}]
W לכתוב ל[p {person}] {way} [c {message}]
W תתפוס את [p {person}] {way} ותגיד לו [c {message}]
W אני רוצה ש[p {person}] ידע ש[c {message}]
W תבקש מ[p {person}] [c {told}]
W תבקשי מ[p {person}] {way} [c {told}]
W תעביר ל[p {person}] [c {message}]
M שלח מייל ל[p {who}] ש[c {message}]
M שלח מייל ל[p {who}] [c {message}]
M תשלחי מייל ל[p {who}]: [c {message}]
M שלח מייל ל[p {who}] בנושא [s {topic}]
M תשלח מייל ל[p {who}] על [s {topic}] ותכתוב [c {message}]
M שלח מייל ל[p {who}] בנושא [s {topic}] ותכתוב ש[c {message}]
M תשלחי מייל ל[p {who}] בנושא [s {topic}] ותכתבי ש[c {message}]
M שלח ל[p {who}] מייל, [c {message}]
M שלח ל[p {who}] מייל על [s {topic}] ותגיד ש[c {message}]
M לשלוח מייל ל[p {who}] ולכתוב לו [c {message}]
M מייל ל[p {who}]: [c {message}]
M מייל ל[p {who}] בעניין [s {topic}], [c {message}]
M מייל ל[p {who}] נושא [s {topic}] תוכן [c {message}]
M מייל אל [p {who}] עם הנושא [s {topic}] והטקסט [c {message}]
M תכתוב מייל ל[p {who}] ש[c {message}]
M תכתבי ל[p {who}] במייל [c {message}]
M תכתוב ל[p {who}] מייל לגבי [s {topic}]
M תגיד ל[p {who}] במייל ש[c {message}]
M תודיע ל[p {who}] במייל [c {message}]
M תוציא מייל ל[p {who}] [c {message}]
M תעיף מייל ל[p {who}] בקשר ל[s {topic}]
M תזרקי מייל ל[p {who}], [c {message}]
M דוא"ל ל[p {who}]: [c {message}]
M נא לשלוח דוא"ל ל[p {who}] בעניין [s {topic}]
M שלח מייל ל[p {who}] ול[p {first}] ש[c {message}]
M מייל ל[p {first}], ל[p {first}] ול[p {first}] [c {message}]
M שלח מייל ל[p {first}] [p {first}] ו[p {first}] ש[c {message}]
M ל[p {who}] במייל, [c {message}]
M [p {who}], [s {topic}], [c {message}], מייל
M ל[p {who}], [c {message}], מייל
M תשאל את [p {who}] במייל [c {ifs}]
M שלח מייל ל{first}, לא {first}, ל[p {first}], ש[c {message}]
M שלח מייל ל{first}, {oops} ל[p {first}], [c {message}]
M תכתוב ל{role}, [p {address}], ש[c {message}]
M שלח מייל ל{first} בכתובת [p {spoken}] ותגיד [c {message}]
M הכתובת שלו [p {spoken}], תכתוב לו ש[c {message}]
M המייל שלה [p {address}], תכתבי לה [c {message}]
M מייל ל{first} {last}, [p {address}], על [s {topic}]
M שלח מייל ל[p {who}] עם העתק ל[y {first}], [c {message}]
M תענה ל[p {who}] במייל ש[c {message}]
M צריך להוציא מייל ל[p {who}] על [s {topic}]
M אפשר לכתוב מייל קצר ל[p {who}] ש[c {message}]
M נושא [s {topic}] אל [p {who}] הודעה [c {message}]
S חפש [q {query}]
S תחפשי בגוגל [q {query}]
S תמצא לי [q {query}]
S חיפוש [q {query}]
S תבדוק באינטרנט [q {query}]
S גגל [q {query}]
S [q {query}], תחפש
S נא לברר [q {query}]
N {question}
N {question}?
N {report}
N {report}.
N {noise} {noise}
N {thing}
N {clause}
N חשבתי על {topic}
N {first} {vp}
N תודה {first}
N אל תשכח {verb} {thing}
N מה אתה חושב על {topic}
N כדאי {verb} {thing}
N איך מוסיפים {thing} לרשימה
N איך קובעים {title}
N מה אמרתי ל{first}
N {first} אמר לי ש{clause}
N {first} ביקש ממני {task}
N כבר שלחתי ל{first} את {thing}
N עזוב לא משנה
N היה לי {title} {day} והיה נורא
N תכתוב לי טקסט על {topic}
N מה זה {title}
N כבר {hour}
M שלח מייל ל[p {who}] ש[c {clause}] |R ותזכיר לי [w {when}] [t {task}]
W תגיד ל[p {person}] ש[c {clause}] |K ותוסיף [t {task}] לרשימה
E שים ביומן [t {title}] [w {when}] |W ותגיד ל[p {person}] [c {clause}]
R תזכיר לי [t {task}] [w {when}] |R ו[t {task}] [w {when}]
R תזכיר לי [w {when}] [t {task}] |R , ו[w {when}] [t {task}]
K תוסיף [t {task}] למשימות |E , ואז תקבע [t {title}] [w {when}]
E קבע [t {title}] [w {when}] |R ואז תזכיר לי [w שעה לפני] [t {task}]
W ווטסאפ ל[p {first}] [c {clause}] |W ול[p {first}] [c {clause}]
M מייל ל[p {who}] על [s {topic}] |E ותשריין [w {span}] ל[t {title}]
E [t {withguest}] עם [p {person}] [w {when}] |M , ותשלח מייל ל[p {first}] ש[c {clause}]
K משימה [t {task}] |K , ועוד משימה [t {task}]
S חפש [q {query}] |E ושים ביומן [t {title}] [w {when}]
R תזכיר לי [w {when}] על [t {bare}] |W , תכתוב ל[p {first}] [c {clause}] |K , ותוסיף [t {task}] לרשימה
W תכתוב ל[p {person}] ש[c {clause}] |E . גם תקבע [t {title}] [w {when}]
M שלח ל[p {who}] מייל ש[c {clause}] |K . אחר כך תוסיף לרשימה [t {task}]
E קבע [t {title}] [w {when}] |E ו[t {title}] [w {when}]
R תזכיר לי [w ביום {weekday}] ב{hour} {oops} [w ב{hour}] [t {task}]
R תזכיר לי ב{hour} {oops} [w ב{hour}] [w {day}] [t {task}]
R תזכיר לי [t {task}] [w {day}] ב{hour} {oops} [w ב{hour}]
R תזכיר לי [w {when}] ש[t {thing} {day} ב{hour}]
R תזכיר לי [w {when}] [t להגיד ל{first} ש{clause}]
R תזכיר לי [w {when}] [t לכתוב ל{first} שהפגישה עברה ליום {weekday} ב{hour}]
R תזכיר לי ביום {weekday} לא [w ביום {weekday} ב{hour}] [t {task}]
R אני כל הזמן שוכח את [t {thing}], תזכיר לי [w {moment}]
R תזכיר לי על [t ה{title} {day}] [w ב{hour}]
R תעירי אותי [w {when}] ל[t {title}]
R שים תזכורת [w {day}], [w {hour}], [t {task}]
R תזכיר לי [w {when}] [t {task}], תודה
E תקבע פגישה עם [p {first}] ביום {weekday} {oops} [w ביום {weekday} ב{hour}]
E תקבע [t {withguest}] עם [p {first}] [p {first}] ו[p {first}] [w {when}]
E קבע [t {withguest}] עם [p {first}] [w {day}] ב{hour} {oops} [w ב{hour}]
E תקבעי ישיבה לא ב{weekday} [w ב{weekday} ב{hour}] עם [p {first}]
E [t {title}] [p {first}] [w {day}] [w ב{hour}]
E אני נפגש עם [p {first} {last}] [w {when}] אז תרשום לי ביומן
E [t {title}] [w {when}] תכניס ואין צורך בתזכורת
E פגישה עם [p {titled}] [w {when}]
E ארוחת ערב עם [p {first}] ובעלה [p {first}] [w {when}]
E אז [w {when}] יש [t {title}], תכתוב ביומן
E [w {when}] אני פוגש את [p {person}], ליומן
E תזמינו את [p {first}] ואת [p {address}] ל[t {title}] [w {when}]
W תכתוב ל[p {first}] [w {when}] ש[c {message}]
W תגיד ל[p {person}] [c שהפגישה {day} ב{hour} ולא ב{hour}]
W ה{thing} אצל {first}, אז תכתוב [p לו] ש[c {clause}]
W צריך להודיע ל[p {first}] בסמס ש[c {clause}]
W סמס ל[p {person}]: [c {message}]
W תסמס ל[p {person}] [c {message}]
W ווטסאפ ל[p {first}] "[c תזכיר לי {verb} {thing} ותשלח לי במייל]"
W תענה ל[p {first}] בווטסאפ [c {message}]
W תכתבי ל[p {first}] את זה: [c {message}]
W תודה ל[p {first}] {way} על [c {thing}]
M תענה ל[p {who}] במייל [c {message}]
M {first} התקשר בקשר ל{topic} תכתוב לו במייל ש[c {clause}]
M שלח מייל ל[p {first}] ש[c {clause}] ותשים את [y {first}] בהעתק
M אל: [p {who}] נושא: [s {topic}] תוכן: [c {message}]
M תוכן: [c {message}] נושא: [s {topic}] אל: [p {who}]
M תכתבי מייל ל[p {who}] במילים האלה: [c {message}]
M תשלחי ל[p {who}] מייל בנוגע ל[s {topic}]
M תכתוב ל[p {who}] מייל לגבי [s {topic}]
M [w {when}] שלח מייל ל[p {who}] ש[c {message}]
M תודיע ל[p {person}] במייל ש[c {message}]
M תעדכן במייל את [p {who}] ש[c {message}]
M תשלח את זה ל[p {who}] במייל: [c {message}]
K {first} ביקש ממני [t {task}], תוסיף למשימות
K משימה בשבילי [t {task}] דדליין [w {day}]
K עד [w {weekday}]: [t {task}], למשימות
K תוסיף לרשימה [t {task}], [w {deadline}] בבקשה
K לזכור [t {task}], ברשימה [w {deadline}]
S תחפש איך [q {verb} {thing}]
S תחפש באינטרנט [q {title} טוב ב{city}] בבקשה
N יש {title} {day}
N {question} בבקשה
N יש לי {title} {day}
N ספר לי על {topic}
N {first} יכול {verb} {thing}
N היה {thing} ביום {weekday}
N באיזו שעה {title}
N לא, {clause}
N תמצא לי את המייל על {topic}
R תזכיר לי [t {task}] [w {when}] |R ו[w {when}] [t {task}]
R תזכיר לי [w ב{hour}] [t {task}] |R , [w ב{hour}] [t {task}] |R ו[w ב{hour}] [t {task}]
W תכתוב ל[p {first}] ש[c {clause}] |W ול[p {first}] {way} [c {clause}]
W ווטסאפ ל[p {first}] [c {clause}] |R ושים תזכורת [w {when}] [t {task}]
E צהריים עם [p {first}] [w {when}] |M , ותשלחי לו במייל [c {clause}]
E קבע [t {title}] [w {when}] |R ותזכיר לי [w {when}] [t {task}]
S תחפש [q {query}] |W ותכתוב ל[p {first}] [c {clause}]
R תעיר אותי [w ב{hour}] |R וגם [w ב{hour}]
K תוסיף [t {task}] לרשימה |K וגם [t {task}]
M שלח מייל ל[p {first}] [c {clause}] |M וגם ל[p {first}] [c {clause}]
K צור משימה [t {odd}]
K תוסיף משימה [t {thing} {vp}]
K תרשום משימה ש[t {thing} {vp}]
K תוסיף משימה בשם [t {odd}]
K תוסיפי משימה [t {odd}] [w {deadline}]
K משימה: [t {odd}]
K תוסיף [t {odd}] למשימות
K שים [t {odd}] ברשימה
E קבע פגישה בשם [t {odd}] [w {when}]
E תקבע פגישה בשם [t {odd}] עם [p {person}] [w {when}]
E תוסיף ליומן [t {odd}] [w {when}]
E [t {odd}] [w {when}]
R תזכיר לי [t {odd}] [w {moment}]
R תזכירי לי [w {when}] על [t {odd}]
R תנדנד לי [w {when}] על [t {bare}]
R תציק לי [w {when}] [t {task}]
M שלח מייל ל[p {who}] בנושא [s {odd}]
M שלח מייל אל [p {address}] שאומר [c {odd}]
M שלחי מייל ל[p {who}] שאומר [c {message}]
W שלח וואטסאפ ל[p {person}] שאומר [c {odd}]
W הודעה ל[p {phone}] [c {odd}]
`);
