import { useBrand } from '@onlend/widgets'
import { getLanguageName, getLocaleStatus } from '@onlend/widgets/locales'
import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useId } from 'react'
import type { BrandChoice } from '../boot/PageBoot.ts'
import { useRefreshBrand } from '../brand/useRefreshBrand.ts'
import { useChosenLocale } from '../locale/useChosenLocale.ts'
import { useWords } from '../words/useWords.ts'
import { useScheme } from './useScheme.ts'

/** The language, the colours, and, in the demo, the brand. */
export function Settings(): ReactElement {
  const t = useWords()
  const brand = useBrand()
  const unreviewed = brand.locales.filter((locale) => getLocaleStatus(locale) === 'unreviewed')
  const { choices, putOn } = useBrandChoice()
  const { choose } = useChosenLocale()
  const { scheme, schemes, choose: chooseScheme } = useScheme()
  return (
    <div className="settings">
      {brand.locales.length > 1 && (
        <Setting name={t('language')} value={brand.locale.split('-')[0] ?? ''} onChange={choose}>
          <Languages locales={brand.locales.filter((locale) => !unreviewed.includes(locale))} />
          {unreviewed.length > 0 && (
            <optgroup label={t('unreviewed')}>
              <Languages locales={unreviewed} />
            </optgroup>
          )}
        </Setting>
      )}
      {choices.length > 1 && (
        <Setting name={t('brand')} value={brand.id ?? ''} onChange={putOn.mutate}>
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </Setting>
      )}
      <Setting name={t('colours')} value={scheme} onChange={chooseScheme}>
        {schemes.map((one) => (
          <option key={one} value={one}>
            {t(one)}
          </option>
        ))}
      </Setting>
    </div>
  )
}

function Languages({ locales }: { locales: readonly string[] }): ReactNode {
  return locales.map((locale) => (
    // A server may know a language by another name than the device.
    <option key={locale} value={locale} lang={locale} suppressHydrationWarning>
      {getLanguageName(locale)}
    </option>
  ))
}

type SettingProps = { name: string; value: string; onChange: (value: string) => void; children: ReactNode }

function Setting({ name, value, onChange, children }: SettingProps): ReactElement {
  const id = useId()
  return (
    <label htmlFor={id}>
      <span>{name}</span>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </label>
  )
}

/** The brands of the demo, and putting another one on: the brand arrives in place, and nothing typed is lost. */
function useBrandChoice(): {
  choices: readonly BrandChoice[]
  putOn: UseMutationResult<void, Error, string>
} {
  const refresh = useRefreshBrand()
  const choices = useQuery({
    queryKey: ['demo-brands'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<BrandChoice[]> => (await fetch('/demo/brands', { signal })).json(),
  })
  const putOn = useMutation({
    mutationFn: async (id: string) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/demo/brand', { method: 'POST', headers, body: JSON.stringify({ id }) })
      if (!answer.ok) throw new Error('The brand could not be put on.')
      await refresh()
    },
  })
  return { choices: choices.data ?? [], putOn }
}
