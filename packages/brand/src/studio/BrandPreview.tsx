import { LendingProvider, useTenant } from '@onlend/hooks'
import { loadMessages } from '@onlend/widgets/locales'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { type ReactNode, useEffect, useState } from 'react'
import { openPreview, type Preview } from './openPreview.ts'
import { type PreviewScreenName, previewScreens } from './previewScreens.tsx'
import type { BrandJson } from './useBrandEditor.ts'

type BrandPreviewProps = {
  /** The newest brand that has no error. */
  brand: BrandJson
  screen: PreviewScreenName
  scheme: 'light' | 'dark'
  /** BCP 47. */
  locale: string
}

/** Live widgets that wear a brand, on sample data in the browser's memory. Typed values stay while the brand changes. */
export function BrandPreview({ brand, screen, scheme, locale }: BrandPreviewProps): ReactNode {
  const preview = usePreview(brand, screen)
  const { draw } = previewScreens[screen]
  if (preview === null) return null
  return (
    <LendingProvider
      key={screen}
      environment="sandbox"
      customerPartnerId="cp_adaeze"
      client={preview.client}
      now={preview.now}
      storage={null}
      draftStorage={null}
      locks={null}
    >
      <TenantRoot {...{ scheme, locale, loadMessages }} timeZone="Africa/Lagos" now={preview.now}>
        <div className="brand-studio-ground">{draw(preview.operationId)}</div>
      </TenantRoot>
      <Wear preview={preview} brand={brand} />
    </LendingProvider>
  )
}

/** Gives the page below the same provider another brand, which arrives in place. */
function Wear({ preview, brand }: { preview: Preview; brand: BrandJson }): null {
  const { refetch } = useTenant()
  useEffect(() => {
    preview.wear(withVersion(brand))
    void refetch()
  }, [preview, brand, refetch])
  return null
}

/** The service behind a screen; `null` while it opens. */
function usePreview(brand: BrandJson, screen: PreviewScreenName): Preview | null {
  const [opened, setOpened] = useState<{ screen: PreviewScreenName; preview: Preview } | null>(null)
  useEffect(() => {
    let isGone = false
    let open: Preview | null = null
    const start = async () => {
      const preview = await openPreview(withVersion(brand), previewScreens[screen])
      if (isGone) return preview.close()
      open = preview
      setOpened({ screen, preview })
    }
    void start()
    return () => {
      isGone = true
      open?.close()
    }
    // The brand of the first render; `Wear` puts on the next ones.
  }, [screen])
  return opened?.screen === screen ? opened.preview : null
}

/** Each state of a brand in the making is an edition of its own. */
function withVersion(brand: BrandJson): BrandJson {
  return { ...brand, version: hash(JSON.stringify(brand)) }
}

function hash(text: string): string {
  let sum = 0
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(36)
}
