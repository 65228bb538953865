'use client'
import { type ReactNode, useCallback, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { safeHref } from '../format/safeHref.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { customerPartnerDetails as words } from './customerPartnerDetails.words.ts'
import type { DetailsOptions, PartnerDocument } from './DetailsOptions.ts'

type DocumentLinkProps = {
  document: PartnerDocument
  name: string
  resolve: NonNullable<DetailsOptions['resolveDocument']>
}

type Resolved = { of: string; href: string | null }

/** Asks the host for an address at the press, opens it, and leaves a link for browsers that let no page open a tab. */
export function DocumentLink({ document, name, resolve }: DocumentLinkProps): ReactNode {
  const t = useCopy(words)
  const [isAsking, setIsAsking] = useState(false)
  const [resolved, setResolved] = useState<Resolved | null>(null)
  const current = resolved?.of === document.url ? resolved : null
  const follow = useCallback((link: HTMLAnchorElement | null) => {
    link?.focus()
    link?.click()
  }, [])

  const open = async () => {
    setIsAsking(true)
    const address = await ask(resolve, document)
    setResolved({ of: document.url, href: address === null ? null : safeHref(address) })
    setIsAsking(false)
  }
  if (current !== null && current.href !== null) {
    return (
      <ExternalLink
        ref={follow}
        href={current.href}
        part="CustomerPartnerDetails.open"
        label={t('customerPartnerDetails.openInTab', { document: name })}
      >
        {t('customerPartnerDetails.open')}
      </ExternalLink>
    )
  }
  return (
    <>
      <Button
        busy={isAsking}
        onClick={() => void open()}
        part="CustomerPartnerDetails.open"
        aria-label={t('customerPartnerDetails.openDocument', { document: name })}
      >
        {t('customerPartnerDetails.open')}
      </Button>
      {current !== null && !isAsking && (
        <Alert tone="warning" role="alert" title={t('customerPartnerDetails.openFailed')} />
      )}
    </>
  )
}

async function ask(resolve: DocumentLinkProps['resolve'], document: PartnerDocument): Promise<string | null> {
  try {
    return await resolve(document)
  } catch {
    // A failure of the host: the link shows it, and the person can press again.
    return null
  }
}
