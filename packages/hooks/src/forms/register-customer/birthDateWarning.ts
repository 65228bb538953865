import { readBirthDate } from './readBirthDate.ts'
import type { RegisterCustomerWarningCode } from './registerCustomerFormTypes.ts'

/** Whether a birth date deserves a second look: a typing slip in the year makes children and the very old. */
export function birthDateWarning(
  text: string,
  latest: string,
): Extract<RegisterCustomerWarningCode, `AGE_${string}`> | null {
  const { day } = readBirthDate(text, latest)
  if (day === null) return null
  const years = Number(latest.slice(0, 4)) - Number(day.slice(0, 4))
  const age = latest.slice(5) < day.slice(5) ? years - 1 : years
  if (age < 16) return 'AGE_UNDER_16'
  return age > 120 ? 'AGE_OVER_120' : null
}
