import { type ReactNode, useEffect, useState } from 'react'
import { useStudioWords } from '../studio/useStudioWords.ts'

/** The address of a preview as a link and as a QR code, which the camera of a phone opens. */
export function PreviewCode({ address }: { address: string }): ReactNode {
  const t = useStudioWords()
  const [code, setCode] = useState<{ size: number; path: string } | null>(null)
  useEffect(() => {
    let isGone = false
    // Without the code the link is there.
    void drawCode(address).then(
      (drawn) => !isGone && setCode(drawn),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [address])
  return (
    <div className="ol-Form">
      <p className="ol-Note">{t('brandStudio.onPhone.note')}</p>
      {code && (
        <svg
          className="brand-studio-qr"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('brandStudio.onPhone.code')}
        >
          <path d={code.path} fill="currentColor" />
        </svg>
      )}
      <a href={address} target="_blank" rel="noreferrer" className="brand-studio-path">
        {address}
      </a>
    </div>
  )
}

/** Draws the dark squares of the code; fetches the library then, not with the studio. */
async function drawCode(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: path.join('') }
}
