/** The calendar day a person sees on their own clock as `YYYY-MM-DD`; `toISOString` would send yesterday east of Greenwich. */
export function localDateToIso(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0')
  const month = String(date.getMonth() + 1).padStart(2, '0')
  const day = String(date.getDate()).padStart(2, '0')
  return `${year}-${month}-${day}`
}
