/** Small real files for the demo mail: each opens in the program for its type. */

/** A one-page PDF with the given lines (Latin letters only: it embeds no font). */
export function pdf(lines: string[]): Buffer {
  const text = lines.map(
    (line, index) => `1 0 0 1 60 ${760 - index * 22} Tm (${line.replace(/[()\\]/g, '\\$&')}) Tj`,
  );
  const stream = `BT /F1 13 Tf ${text.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

export function csv(rows: (string | number)[][]): Buffer {
  // The byte order mark tells spreadsheets that the Hebrew is UTF-8.
  return Buffer.from(`\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`);
}

/** A picture of one colour, 8 by 8. */
export const GREEN_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mOQi7LDihiGlgQAv8ctgc0+6JQAAAAASUVORK5CYII=',
  'base64',
);
