/**
 * The one style sheet that a mail is shown with. The frame inherits the page's policy, which allows it by its hash; what
 * a mail brings of styles is taken out before. Always on white: what senders write counts on it.
 */
export const mailFrameStyle =
  'html{background:#fff;color:#19201c;color-scheme:light;font:15px/1.6 system-ui,sans-serif}' +
  'body{margin:16px;overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:4px 8px;vertical-align:top}' +
  'blockquote{margin:8px 0;padding-inline-start:12px;border-inline-start:2px solid #c8c6b8;color:#474f49}' +
  'pre{white-space:pre-wrap}a{color:#17553c;text-decoration:underline}img{max-width:100%;height:auto}';
