/**
 * The design as data: every colour, size and time of the product. Colours are named by role, not by hue. Contrast of
 * each pair was computed (WCAG 2.2, 4.5:1 for text, 3:1 for controls); tokens.test.ts checks it.
 */
export const colors = {
  /** app canvas */
  paper: { light: '#F6F5F0', dark: '#0F1411' },
  /** side navigation */
  sidebar: { light: '#EDECE4', dark: '#0B100D' },
  /** cards, panes, fields */
  surface: { light: '#FFFFFD', dark: '#161D19' },
  /** quoted text, table heads, card feet, disabled */
  sunken: { light: '#F4F3ED', dark: '#121815' },
  /** borderless search field on paper or sidebar */
  well: { light: '#E3E2D9', dark: '#171F1A' },
  /** hovered row or quiet button */
  hover: { light: '#EFEEE6', dark: '#1F2823' },
  /** menus, dialogs, popovers */
  raised: { light: '#FFFFFF', dark: '#1D2621' },
  /** toasts and tooltips */
  inverse: { light: '#1B241F', dark: '#EDF0E9' },
  /** hairlines between and around things; decorative */
  border: { light: '#E1DFD4', dark: '#28322C' },
  /** hairline on hover, card outline on tint */
  borderStrong: { light: '#C8C6B8', dark: '#3C4841' },
  /** outline of fields, checkboxes, radios (3:1) */
  borderControl: { light: '#86887B', dark: '#6F7C74' },
  /** titles, names, what people wrote */
  ink: { light: '#19201C', dark: '#ECEFE8' },
  /** running text, labels */
  ink2: { light: '#474F49', dark: '#B9C2BA' },
  /** time, hints, placeholders (4.5:1 on every background) */
  ink3: { light: '#5B625C', dark: '#929D95' },
  /** disabled only */
  inkDisabled: { light: '#878A80', dark: '#657069' },
  inverseInk: { light: '#F3F4EE', dark: '#171E1A' },
  /** action in a toast */
  inverseAction: { light: '#F4C94F', dark: '#17553C' },
  /** the one main action of a view, checked controls */
  primary: { light: '#1A5940', dark: '#7ECBA3' },
  primaryHover: { light: '#144934', dark: '#95D9B5' },
  primaryActive: { light: '#0E3A29', dark: '#69B78F' },
  onPrimary: { light: '#FFFFFF', dark: '#06241A' },
  /** links, selected text, icons of selected */
  primaryInk: { light: '#17553C', dark: '#8FD6B0' },
  /** selected row, my own message, understood span */
  primaryTint: { light: '#E3EEE4', dark: '#17332A' },
  /** selected and hovered; selected border */
  primaryTintStrong: { light: '#CFE2D3', dark: '#204638' },
  /** eye gold: it waits for you. Waiting, held for undo, unsure reading */
  accent: { light: '#F2BE35', dark: '#F4C445' },
  accentHover: { light: '#E6AE1C', dark: '#F8D26B' },
  onAccent: { light: '#271C00', dark: '#271C00' },
  /** gold as text */
  accentInk: { light: '#6B4A00', dark: '#F3CB65' },
  /** gold as background */
  accentTint: { light: '#FBF0CF', dark: '#33290F' },
  /** gold as border or meter (3:1) */
  accentLine: { light: '#A87700', dark: '#B98F22' },
  /** dot, meter, icon of done */
  success: { light: '#1F7A50', dark: '#6FC997' },
  successInk: { light: '#17653F', dark: '#84D3A6' },
  successTint: { light: '#E0F0E4', dark: '#143023' },
  /** failed, delete */
  error: { light: '#B02A20', dark: '#F08D7D' },
  errorHover: { light: '#952018', dark: '#F5A598' },
  onError: { light: '#FFFFFF', dark: '#330B05' },
  errorInk: { light: '#A1241B', dark: '#F4A194' },
  errorTint: { light: '#FBE9E4', dark: '#381B17' },
  /** running, neutral notice */
  info: { light: '#2C638F', dark: '#8DBCE4' },
  infoInk: { light: '#24567E', dark: '#9CC6EA' },
  infoTint: { light: '#E4EEF5', dark: '#152939' },
  /** focus ring */
  focus: { light: '#1A5940', dark: '#9BE0BC' },
  selection: { light: '#CFE2D3', dark: '#204638' },
  scrim: { light: 'rgba(22,30,25,.44)', dark: 'rgba(3,6,4,.64)' },
  chGmail: { light: '#AD372C', dark: '#F0978B' },
  chWhatsapp: { light: '#1B7549', dark: '#7CD0A0' },
  chMessenger: { light: '#2A5FB8', dark: '#93B8F5' },
  chInstagram: { light: '#A3357A', dark: '#EE9ACB' },
  chSms: { light: '#6A5B1E', dark: '#D9C77A' },
  crocBody: { light: '#3B8A63', dark: '#55AD83' },
  crocShade: { light: '#266B49', dark: '#357E5B' },
  crocBelly: { light: '#BFDDB4', dark: '#CDE6BF' },
  crocEye: { light: '#F6C845', dark: '#FFD355' },
  crocInk: { light: '#14251C', dark: '#0B1610' },
  crocTooth: { light: '#FFFFFB', dark: '#FFFFFB' },
  crocMouth: { light: '#D9694F', dark: '#E27C62' },
  crocWater: { light: '#A9CDBE', dark: '#47786A' },
} as const;
export type ColorRole = keyof typeof colors;
export type Mode = 'light' | 'dark';

/** The last one is declared only where the system has no emoji: see emoji-font.ts. */
export const fonts = {
  body: "'Inter Variable', 'Heebo Variable', 'Inter fallback', system-ui, sans-serif, 'Noto Emoji Variable'",
  display:
    "'Rubik Variable', 'Heebo Variable', 'Rubik fallback', 'Inter Variable', sans-serif, 'Noto Emoji Variable'",
  mono: "ui-monospace,'SF Mono','Cascadia Mono',Menlo,monospace",
} as const;

/** Sizes and lines in px; 12 is the smallest text there is. Tracking in em, never in Hebrew. */
export const type = {
  /** hub greeting only; 24/30 below 600 */
  greeting: { font: 'display', size: 30, line: 36, weight: 500, tracking: -0.02 },
  /** page and dialog titles */
  title: { font: 'display', size: 20, line: 28, weight: 500, tracking: -0.012 },
  /** section and card titles */
  section: { font: 'display', size: 16, line: 24, weight: 500, tracking: -0.006 },
  /** clock, counts, countdown; tabular */
  figure: { font: 'display', size: 24, line: 28, weight: 500, tracking: -0.015 },
  /** command box text */
  command: { font: 'body', size: 18, line: 28, weight: 450, tracking: -0.008 },
  /** messages, mail, dialogs to read */
  reading: { font: 'body', size: 15, line: 24, weight: 400, tracking: 0 },
  /** default, lists, fields */
  body: { font: 'body', size: 14, line: 20, weight: 400, tracking: 0 },
  /** names, unread, buttons (550) */
  strong: { font: 'body', size: 14, line: 20, weight: 600, tracking: -0.003 },
  /** secondary lines, chips */
  small: { font: 'body', size: 13, line: 18, weight: 400, tracking: 0 },
  /** time, hints, badges; the smallest text allowed */
  caption: { font: 'body', size: 12, line: 16, weight: 450, tracking: 0.003 },
} as const;
export type TypeRole = keyof typeof type;

export const radius = { xs: 4, sm: 8, md: 12, lg: 16, pill: 999 } as const;

/** A text of one line, cut at its end. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const size = {
  sidebar: 300,
  rail: 336,
  sessionList: 320,
  folderList: 184,
  inboxList: 400,
  inboxListNarrow: 320,
  reading: 680,
  contentNarrow: 1080,
  dialog: 520,
  dialogWide: 640,
  control: { sm: 28, md: 36, lg: 44 },
  icon: { sm: 16, md: 20, lg: 24 },
  avatar: { sm: 24, md: 32, lg: 40 },
} as const;

export const elevation = {
  menu: {
    light: '0 8px 24px -6px rgba(25,32,28,.16), 0 2px 6px rgba(25,32,28,.06)',
    dark: '0 12px 28px -6px rgba(0,0,0,.6)',
  },
  dialog: { light: '0 24px 64px -16px rgba(25,32,28,.28)', dark: '0 24px 64px -12px rgba(0,0,0,.7)' },
} as const;

/** Milliseconds. fast: hover, press, chips; base: menus, toasts, rows; slow: dialogs, drawer. */
export const motion = { fast: 120, base: 160, slow: 200, ease: 'cubic-bezier(.2,.8,.2,1)' } as const;

export const layer = {
  base: 0,
  sticky: 10,
  commandDropdown: 20,
  sidebar: 30,
  drawer: 40,
  bulkBar: 50,
  dialog: 60,
  menu: 70,
  toast: 80,
  tooltip: 90,
} as const;

export const breakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } as const;

/** One scute of the ridge, the only meter. */
export const ridge = { width: 12, height: 10, path: 'M0 10V8L4.5 1.7Q6 0 7.5 1.7L12 8V10Z' } as const;
