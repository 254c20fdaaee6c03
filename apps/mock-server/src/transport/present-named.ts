export function presentNamed(id: string | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
