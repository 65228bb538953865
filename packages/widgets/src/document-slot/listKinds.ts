import { fileKinds } from './fileKinds.ts'

/** Writes kinds of files as a list of choices, such as `PDF, JPEG or PNG`. A type without a name of its own is left out. */
export function listKinds(types: readonly string[], locale: string): string {
  const names = types.flatMap((type) => fileKinds[type]?.name ?? [])
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}
