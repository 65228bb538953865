import type { FieldRules, FormLayout } from './FormLayout.ts'
import { readPath } from './readPath.ts'

/**
 * Applies a host's rules: what is hidden goes, unless it must be filled in and began without a value that can be sent; what is required
 * is no longer optional. What was typed does not count: a field must not go away under a person's fingers.
 */
export function layoutWithRules<Name extends string>(
  { pages, optional }: FormLayout<Name>,
  rules: FieldRules,
  defaults: object,
  isRight: (name: Name, value: unknown) => boolean = () => true,
): FormLayout<Name> {
  const isComplete = (name: Name, value: unknown) => !isBlank(value) && isRight(name, value)
  const isShown = (name: Name) =>
    rules[name]?.hidden !== true ||
    (!optional.includes(name) && !isComplete(name, rules[name].defaultValue ?? readPath(defaults, name)))
  const place = (name: Name, index: number) => rules[name]?.order ?? index
  return {
    pages: pages.map((names) =>
      names
        .map((name, index) => ({ name, at: place(name, index) }))
        .sort((a, b) => a.at - b.at)
        .flatMap(({ name }) => (isShown(name) ? [name] : [])),
    ),
    optional: optional.filter((name) => rules[name]?.required !== true),
  }
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
