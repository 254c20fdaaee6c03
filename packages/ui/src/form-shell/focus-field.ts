/** Focusable elements of a field, without hidden helpers. */
const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]';

/** Focuses the field of this name and scrolls it into view. Returns false if the form has no such field. */
export function focusField(form: Element, name: string): boolean {
  const field = form.querySelector(`[data-field="${CSS.escape(name)}"]`);
  const target = [...(field?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find(
    (element) => !element.closest('[aria-hidden="true"], [disabled]') && element.tabIndex >= 0,
  );
  if (!target) return false;
  target.focus({ preventScroll: true });
  (field ?? target).scrollIntoView({ block: 'center' });
  return true;
}
