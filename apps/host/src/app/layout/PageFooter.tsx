import { LegalText, useBrand } from '@onlend/widgets'
import { type ReactElement, useId } from 'react'
import { useMutation, type UseMutationResult, useQuery } from '@tanstack/react-query'
import type { BrandChoice } from '../boot/PageBoot.ts'
import { useRefreshBrand } from '../brand/useRefreshBrand.ts'
import { useChosenLocale } from '../locale/useChosenLocale.ts'
import { useWords } from '../words/useWords.ts'

/** The brand's legal text and links, the language, and, in the demo, the brand itself. */
export function PageFooter(): ReactElement {
  const brandId = useId()
  const languageId = useId()
  const t = useWords()
  const { id, locale: spoken, locales, links } = useBrand()
  const { choices, putOn } = useBrandChoice()
  const { choose } = useChosenLocale()
  const shown = (['terms', 'privacy'] as const).filter((name) => links[name] !== undefined)
  return (
    <footer className="footer">
      <div className="footer-settings">
        {locales.length > 1 && (
          <label htmlFor={languageId}>
            <span>{t('language')}</span>
            <select
              id={languageId}
              value={spoken.split('-')[0]}
              onChange={(event) => choose(event.target.value)}
            >
              {locales.map((locale) => (
                // A server may know a language by another name than the device.
                <option key={locale} value={locale} lang={locale} suppressHydrationWarning>
                  {toLanguageName(locale)}
                </option>
              ))}
            </select>
          </label>
        )}
        {choices.length > 1 && (
          <label htmlFor={brandId}>
            <span>{t('brand')}</span>
            <select id={brandId} value={id ?? ''} onChange={(event) => putOn.mutate(event.target.value)}>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <LegalText place="footer" />
      {shown.length > 0 && (
        <ul className="footer-links">
          {shown.map((name) => (
            <li key={name}>
              <a href={links[name]} target="_blank" rel="noreferrer">
                {t(name)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}

/** A language by the name that it gives itself. */
function toLanguageName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
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
