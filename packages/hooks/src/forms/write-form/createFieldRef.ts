import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { setFormValue } from './setFormValue.ts'

/** An input of a form, by which it is registered. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Registers inputs with the form, and takes over what a person did in them before the form was there, typed or emptied: registering alone
 * would put the default value back. `onTaken` is told of each, and whether the person has left it already.
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
    // A draft came back under somebody's caret: what is typed next takes its place, and does not mix with it.
    if (typed === null && element?.value !== before && element === document.activeElement) selectText(element)
    if (typed === null || typed === form.getValues(name)) return
    setFormValue(form, name, typed, { shouldDirty: true })
    // A shadow root knows which of its own elements has the focus; the document, that something in there has it.
    const root = element?.getRootNode() as Document | ShadowRoot | undefined
    onTaken(name, element !== root?.activeElement)
  }
}

function selectText(element: FieldElement | null): void {
  if (element && !(element instanceof HTMLSelectElement)) element.select()
}

/** What a person made of a field; `null` where it stands as it was drawn. */
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
