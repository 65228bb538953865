import { LegalText, useBrand } from '@onlend/widgets'
import { type ReactElement, useId } from 'react'
import { useBrandChoice } from '../brand/useBrandChoice.ts'
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
