/** Saves a text that the page has as a file. @param type of its content, such as `text/plain` */
export function saveText(name: string, type: string, content: string): void {
  const link = document.createElement('a');
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(content)}`;
  link.download = name;
  link.click();
}
