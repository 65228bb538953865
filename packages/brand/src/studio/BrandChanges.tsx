import { Button } from '@onlend/widgets'
import type { ReactNode } from 'react'
import type { BrandEditor } from './useBrandEditor.ts'
import { useStudioWords } from './useStudioWords.ts'

/** The differences from the brand that people see today, each with the way back. */
export function BrandChanges({ editor }: { editor: BrandEditor }): ReactNode {
  const t = useStudioWords()
  const { changes, set } = editor
  if (changes.length === 0) return <p className="ol-Text">{t('brandStudio.unchanged')}</p>
  return (
    <ul className="brand-studio-changes">
      {changes.map(({ path, published, now }) => (
        <li key={path.join('.')}>
          <strong className="brand-studio-path">{path.join(' › ')}</strong>
          <p className="ol-Note">
            <ChangedValue value={published} /> → <ChangedValue value={now} />
          </p>
          <Button variant="quiet" onClick={() => set(path, published)}>
            {t('brandStudio.takeBack')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function ChangedValue({ value }: { value: unknown }): ReactNode {
  const t = useStudioWords()
  if (value === undefined) return <span>{t('brandStudio.kits')}</span>
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (
    <>
      {typeof value === 'string' && /^(?:#|rgb|hsl|oklch)/.test(value) && (
        <span className="brand-studio-dot" style={{ background: value }} aria-hidden="true" />
      )}
      <bdi>{text}</bdi>
    </>
  )
}
