import { usePreference } from '../preferences/usePreference.ts'

/** The language that a person chose on this device; `null` for the brand's own. */
export function useChosenLocale(): { chosen: string | null; choose: (locale: string) => void } {
  const [chosen, choose] = usePreference('locale')
  return { chosen, choose }
}
