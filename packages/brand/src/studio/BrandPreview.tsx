import { LendingProvider, useTenant } from '@onlend/hooks'
import { FinancingsTable } from '@onlend/widgets/financings-table'
import { LendingDashboard } from '@onlend/widgets/lending-dashboard'
import { loadMessages } from '@onlend/widgets/locales'
import { OperationStatus } from '@onlend/widgets/operation-status'
import { TenantRoot } from '@onlend/widgets/tenant-root'
import { WithdrawForm } from '@onlend/widgets/withdraw-form'
import { type ReactNode, useEffect, useState } from 'react'
import { openPreview, type Preview, type PreviewService } from './openPreview.ts'
import type { BrandJson } from './useBrandEditor.ts'

type Screen = PreviewService & { title: string; draw: (operationId: string) => ReactNode }

const home = () => <LendingDashboard variant="compact" onAction={() => {}} />
const outcome = (operationId: string) => <OperationStatus operationId={operationId} />

/** A page of a borrower, or a state that a person meets. */
export type PreviewScreenName = (typeof names)[number]

const names = ['home', 'form', 'table', 'done', 'refused', 'unknown', 'loading', 'empty', 'error'] as const

/** What the preview can show. */
export const previewScreens: Readonly<Record<PreviewScreenName, Screen>> = {
  home: { title: 'Home', draw: home },
  form: { title: 'A form', draw: () => <WithdrawForm country="nigeria" /> },
  table: { title: 'A table', draw: () => <FinancingsTable /> },
  done: { title: 'Money withdrawn', withdrawn: '50000', draw: outcome },
  refused: { title: 'Failed', withdrawn: '50000.02', draw: outcome },
  unknown: { title: 'Not confirmed', withdrawn: '50000.06', settles: false, draw: outcome },
  loading: { title: 'Loading', answers: 'never', draw: home },
  empty: { title: 'Nothing yet', scenario: 'newPartner', draw: home },
  error: { title: 'An error', answers: 'error', draw: home },
}

type BrandPreviewProps = {
  /** The last brand without an error. */
  brand: BrandJson
  screen: PreviewScreenName
  scheme: 'light' | 'dark'
  /** BCP 47. */
  locale: string
}

/** Live widgets that wear a brand, on sample data in the browser's memory. What is typed in them stays while the brand changes. */
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
        {draw(preview.operationId)}
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
    // oxlint-disable-next-line react/exhaustive-deps
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
