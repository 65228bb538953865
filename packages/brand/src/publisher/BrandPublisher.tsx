'use client'
import type { BrandDocument } from '@onlend/core/relay'
import { useLending } from '@onlend/hooks'
import { useNames } from '@onlend/hooks/operators'
import { Alert, Button, Select } from '@onlend/widgets'
import { useLendingRoot } from '@onlend/widgets/internal'
import { type ReactNode, useState } from 'react'
import { BrandStudio } from '../studio/BrandStudio.tsx'
import { StudioWords } from '../studio/StudioWords.tsx'
import type { BrandJson } from '../studio/useBrandEditor.ts'
import { useStudioWords } from '../studio/useStudioWords.ts'
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
export function BrandPublisher(props: BrandPublisherProps): ReactNode {
  return (
    <StudioWords>
      <Publisher {...props} />
    </StudioWords>
  )
}

function Publisher({ customerPartners = [], ...props }: BrandPublisherProps): ReactNode {
  const t = useStudioWords()
  const [id, setId] = useState('')
  return (
    <PublishedBrand key={id} {...props} customerPartnerId={id === '' ? undefined : id}>
      {customerPartners.length > 0 && (
        <Select
          label={t('brandStudio.whose')}
          hint={t('brandStudio.whose.hint')}
          options={[
            { value: '', label: t('brandStudio.allBusinesses') },
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
  const t = useStudioWords()
  const publishing = usePublishing(t, customerPartnerId)
  const { client } = useLending()
  const { document, failure, conflict, opening } = publishing
  if (failure)
    return (
      <Alert tone="danger" title={failure}>
        <Button onClick={() => void publishing.load()}>{t('brandStudio.tryAgain')}</Button>
      </Alert>
    )
  if (!document) return <p aria-busy="true">{t('brandStudio.opening')}</p>
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
      onFile={(file) => sendBrandFile(client, file, t)}
    >
      {children}
      {conflict && <Conflict conflict={conflict} publishing={publishing} />}
      {previewAddress && (
        <details className="brand-studio-more">
          <summary>{t('brandStudio.onPhone')}</summary>
          {document.draft ? (
            <PreviewCode address={previewAddress(document.draft.previewId)} />
          ) : (
            <p className="ol-Note">{t('brandStudio.saveFirst')}</p>
          )}
        </details>
      )}
      <details className="brand-studio-more">
        <summary>{t('brandStudio.history')}</summary>
        <BrandHistory history={document.history} onRollBack={publishing.rollBack} />
      </details>
    </BrandStudio>
  )
}

type ConflictProps = { conflict: BrandConflict; publishing: ReturnType<typeof usePublishing> }

/** Two drafts of one brand: a person decides which one goes on. */
function Conflict({ conflict: { newer, mine }, publishing }: ConflictProps): ReactNode {
  const t = useStudioWords()
  const { toPerson } = useNames()
  const toTime = useTime()
  return (
    <Alert tone="warning" title={t('brandStudio.conflict')}>
      <p className="ol-Text">
        {newer.draft &&
          t('brandStudio.conflict.text', {
            person: toPerson(newer.draft.by),
            time: toTime(newer.draft.at),
          })}
      </p>
      <div className="ol-Buttons">
        <Button onClick={() => publishing.takeTheirs(newer)}>{t('brandStudio.conflict.theirs')}</Button>
        <Button onClick={() => void publishing.save(mine).catch(() => undefined)}>
          {t('brandStudio.conflict.mine')}
        </Button>
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
  const t = useStudioWords()
  const { toPerson } = useNames()
  const toTime = useTime()
  const [busy, setBusy] = useState<number | null>(null)
  const [note, setNote] = useState('')
  const rollBack = async (edition: number) => {
    if (busy !== null) return
    setBusy(edition)
    setNote('')
    try {
      await onRollBack(edition)
      setNote(t('brandStudio.rolledBack', { edition }))
    } catch (error) {
      setNote(error instanceof Error ? error.message : t('brandStudio.failed'))
    }
    setBusy(null)
  }
  return (
    <>
      <p role="status" className="ol-Note">
        {history.length === 0 ? t('brandStudio.history.empty') : note}
      </p>
      <ol className="brand-studio-changes" reversed>
        {history.map(({ edition, restored, by, at }, place) => (
          <li key={edition}>
            <strong>{t('brandStudio.edition', { edition })}</strong>
            {place === 0 && ` (${t('brandStudio.edition.seen')})`}
            <p className="ol-Note">
              {toTime(at)}, <bdi>{toPerson(by)}</bdi>
              {restored !== null && `: ${t('brandStudio.edition.restored', { edition: restored })}`}
            </p>
            {place > 0 && (
              <Button variant="quiet" busy={busy === edition} onClick={() => void rollBack(edition)}>
                {t('brandStudio.rollBackTo', { edition })}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** Writes a moment in the language of the studio. */
function useTime(): (moment: string) => string {
  const { locale } = useLendingRoot()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (moment) => format.format(new Date(moment))
}
