/** What takes the focus inside a field: not its hidden helpers. */
const FOCUSABLE = 'input:not([type="hidden"]), textarea, button, [role="spinbutton"]';

/**
 * Moves the focus to the field of this name inside the form and brings it into view.
 * Returns false when the form has no such field on the page.
 */
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
