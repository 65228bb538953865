import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { setFormValue } from './setFormValue.ts'

/** The element that a form registers as a field. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Registers inputs with the form, and takes over the values that a person typed or emptied before the form was there: registering alone
 * would restore the default value. `onTaken` receives the name of each such field, and whether the person has left it.
 */
export function createFieldRef<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  onTaken: (name: FieldPath<Values>, isLeft: boolean) => unknown,
  mounted: Map<FieldElement, FieldPath<Values>>,
): (
  name: FieldPath<Values>,
  register: (element: FieldElement | null) => void,
) => (element: FieldElement | null) => void {
  return (name, register) => (element) => {
    const typed = element && !mounted.has(element) ? readTyped(element) : null
    if (element) mounted.set(element, name)
    const before = element?.value
    register(element)
    // A draft came back while the person has the caret in the field: the selection lets the next key replace the draft's text.
    if (typed === null && element?.value !== before && element === document.activeElement) selectText(element)
    if (typed === null || typed === form.getValues(name)) return
    setFormValue(form, name, typed, { shouldDirty: true })
    // A shadow root knows which of its elements has the focus; the document knows only the host element.
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    onTaken(name, element !== root?.activeElement)
  }
}

function selectText(element: FieldElement | null): void {
  if (element && !(element instanceof HTMLSelectElement)) element.select()
}

/** The value that a person gave the field; `null` while the field has its default value. */
function readTyped(element: FieldElement): string | boolean | null {
  if (element instanceof HTMLSelectElement) {
    const drawn = [...element.options].findIndex((option) => option.defaultSelected)
    return element.selectedIndex === Math.max(drawn, 0) ? null : element.value
  }
  const isTick =
    element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')
  if (!isTick) return element.value === element.defaultValue ? null : element.value
  if (element.checked === element.defaultChecked) return null
  if (element.type === 'checkbox') return element.checked
  return element.checked ? element.value : null
}
