'use client'
import type { BrandDocument } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import { useNames } from '@onlend/hooks/operators'
import { Alert, Button, Select } from '@onlend/widgets'
import { type ReactNode, useState } from 'react'
import { BrandStudio } from '../studio/BrandStudio.tsx'
import type { BrandJson } from '../studio/useBrandEditor.ts'
import { PreviewCode } from './PreviewCode.tsx'
import { sendBrandFile } from './sendBrandFile.ts'
import { type BrandConflict, usePublishing } from './usePublishing.ts'

export type BrandPublisherProps = {
  /** The brand to begin with where the relay has neither a draft nor a published one, such as the `data` of `useTenant`. */
  brand: BrandJson
  /** The customer partners for each of which a brand can be laid over the tenant's. @default the tenant's brand alone */
  customerPartners?: readonly { id: string; name: string }[]
  /** Returns the address under which a device previews the draft: your route that keeps the id for `brands.previewOf`. @default no preview by a link */
  previewAddress?: (previewId: string) => string
}

const nothing = {}

/**
 * The brand studio over the relay's `/tenant/brand`: saves drafts, keeps logos and fonts, previews on another device, publishes, and rolls back. Two
 * editors never overwrite each other silently. Put it inside a `LendingProvider`.
 *
 * @example
 * <BrandPublisher brand={{ name: 'Sahel Crédit', locale: 'fr' }} previewAddress={(id) => `https://app.example/brand-preview/${id}`} />
 */
export function BrandPublisher({ customerPartners = [], ...props }: BrandPublisherProps): ReactNode {
  const [id, setId] = useState('')
  return (
    <PublishedBrand key={id} {...props} customerPartnerId={id === '' ? undefined : id}>
      {customerPartners.length > 0 && (
        <Select
          label="Whose brand"
          hint="Save before you change it. A business wears the brand of all where its own names nothing."
          options={[
            { value: '', label: 'All businesses' },
            ...customerPartners.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
      )}
    </PublishedBrand>
  )
}

type PublishedBrandProps = Omit<BrandPublisherProps, 'customerPartners'> & {
  customerPartnerId: string | undefined
  children: ReactNode
}

/** The studio of one brand. */
function PublishedBrand(props: PublishedBrandProps): ReactNode {
  const { brand, customerPartnerId, previewAddress, children } = props
  const publishing = usePublishing(customerPartnerId)
  const { client } = useLending()
  const { document, failure, conflict, opening } = publishing
  if (failure)
    return (
      <Alert tone="danger" title={failure}>
        <Button onClick={() => void publishing.load()}>Try again</Button>
      </Alert>
    )
  if (!document) return <p aria-busy="true">Opening the brand…</p>
  const isLaid = customerPartnerId !== undefined
  const published = document.published ?? (isLaid ? nothing : brand)
  return (
    <BrandStudio
      // Another draft that a person has asked for; a save of one's own keeps the editor and its steps.
      key={opening}
      brand={document.draft?.brand ?? published}
      published={published}
      {...(isLaid && { base: brand })}
      onSave={publishing.save}
      onPublish={publishing.publish}
      onFile={(file) => sendBrandFile(client, file)}
    >
      {children}
      {conflict && <Conflict conflict={conflict} publishing={publishing} />}
      {previewAddress && (
        <details className="brand-studio-more">
          <summary>Preview on a phone</summary>
          {document.draft ? (
            <PreviewCode address={previewAddress(document.draft.previewId)} />
          ) : (
            <p className="ol-Note">Save first.</p>
          )}
        </details>
      )}
      <details className="brand-studio-more">
        <summary>History</summary>
        <BrandHistory history={document.history} onRollBack={publishing.rollBack} />
      </details>
    </BrandStudio>
  )
}

type ConflictProps = { conflict: BrandConflict; publishing: ReturnType<typeof usePublishing> }

/** Two drafts of one brand: a person decides which one goes on. */
function Conflict({ conflict: { newer, mine }, publishing }: ConflictProps): ReactNode {
  const { toPerson } = useNames()
  return (
    <Alert tone="warning" title="Somebody else has changed this brand">
      <p className="ol-Text">
        Nothing was overwritten. Last saved by <bdi>{newer.draft && toPerson(newer.draft.by)}</bdi>
        {newer.draft && `, ${toTime(newer.draft.at)}`}. Yours is still here: “Changes” downloads it.
      </p>
      <div className="ol-Buttons">
        <Button onClick={() => publishing.takeTheirs(newer)}>Go on with theirs</Button>
        <Button onClick={() => void publishing.save(mine).catch(() => undefined)}>Save mine over it</Button>
      </div>
    </Alert>
  )
}

type BrandHistoryProps = {
  history: BrandDocument['history']
  onRollBack: (edition: number) => Promise<void>
}

/** The published editions, newest first, each with the way back to it. */
function BrandHistory({ history, onRollBack }: BrandHistoryProps): ReactNode {
  const { toPerson } = useNames()
  const [busy, setBusy] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const rollBack = async (edition: number) => {
    if (busy !== null) return
    setBusy(edition)
    setNote('')
    try {
      await onRollBack(edition)
      setNote(`Edition ${edition} is published again.`)
    } catch (error) {
      setNote(error instanceof Error ? error.message : 'It did not succeed. Try again.')
    }
    setBusy(null)
  }
  return (
    <>
      <p role="status" className="ol-Note">
        {history.length === 0 ? 'Nothing is published yet.' : note}
      </p>
      <ol className="brand-studio-changes" reversed>
        {history.map(({ edition, restored, by, at }, place) => (
          <li key={edition}>
            <strong>Edition {edition}</strong>
            {place === 0 && ' (people see it)'}
            <p className="ol-Note">
              {toTime(at)}, <bdi>{toPerson(by)}</bdi>
              {restored !== null && `: edition ${restored} again`}
            </p>
            {place > 0 && (
              <Button
                variant="quiet"
                busy={busy === edition}
                aria-label={`Roll back to edition ${edition}`}
                onClick={() => void rollBack(edition)}
              >
                Roll back
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

function toTime(moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )
}
