/** Hands a file to the browser's downloads; it is never shown in the page. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address while it starts the download.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
