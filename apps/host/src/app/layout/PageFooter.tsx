import { LegalText, useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'

/** The brand's legal text and links. */
export function PageFooter(): ReactElement {
  const t = useWords()
  const { links } = useBrand()
  const shown = (['terms', 'privacy'] as const).filter((name) => links[name] !== undefined)
  return (
    <footer className="footer">
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
