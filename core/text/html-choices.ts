/**
 * The same HTML with its lists of choices as plain lists, for the drawing and the reading of a mail alike. What may
 * stand in a `select` changed in the HTML standard, so a browser and a parser of another year make different trees of
 * it, and words could be quoted that nobody saw.
 */
export function choicesAsLists(html: string): string {
  return html.replace(/<(\/?)(select|optgroup|option)(?=[\s/>])/gi, (_, slash: string, name: string) => {
    return `<${slash}${/^option$/i.test(name) ? 'li' : 'ul'}`;
  });
}
