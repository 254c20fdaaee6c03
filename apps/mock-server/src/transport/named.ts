/** Id and name of what a row refers to, or null when it refers to nothing. */
export function presentNamed(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
