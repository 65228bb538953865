'use client'
import { type ReactNode, useId, useState } from 'react'
import { form } from '../form/form.words.ts'
import { InWords } from '../words/InWords.tsx'
import { useCopy } from '../words/useCopy.ts'
import { Badge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { FileField } from '../ui/FileField.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { documents } from './documents.words.ts'
import { DocumentFile } from './DocumentFile.tsx'
import { fileKinds } from './fileKinds.ts'
import { DocumentLimits } from './DocumentLimits.tsx'
import { useDocumentSlot } from './useDocumentSlot.ts'
import { useFileDrop } from './useFileDrop.ts'
import { plusIcon, replaceIcon } from '../ui/icons.ts'
import type { UseUploadsReturnType } from '@onlend/hooks/forms'
import { documentChunks } from './documentChunks.ts'

export type DocumentSlotProps = {
  /** From `useUploads`, shared by all slots of a form. */
  uploads: UseUploadsReturnType
  /** The name under which the files are staged, such as `bank_statements`. */
  slot: string
  /** The name of the document. */
  label: string
  /** The purpose of the document, in plain words. */
  hint?: ReactNode
  /** @default true */
  required?: boolean | undefined
  /** Media types that the device's picker offers; the relay's own list judges dropped and pasted files. @default those that the relay takes */
  accept?: readonly string[] | undefined
  /** Give `useUploads` the same as `getMaxFiles`. @default no limit but the set's */
  maxFiles?: number | undefined
  /** Leaves out the kinds and the size of files, where `DocumentLimits` says them once for several slots. @default false */
  hideLimits?: boolean | undefined
  /** Offers the camera on devices that are touched. @default true */
  allowCamera?: boolean | undefined
  /** The error of the slot as a whole, such as a missing file. */
  errorText?: ReactNode
  /** On the slot's button: where an error summary leads. */
  id?: string | undefined
  /** Lets a person say that they do not have the document, while there is no file. @default not offered */
  notApplicable?:
    | {
        isChosen: boolean
        onChange: (isChosen: boolean) => void
        /** The statement that the person ticks, such as that there is no parent company. @default that they do not have this document */
        label?: string
      }
    | undefined
}

/**
 * A place for one document: its files with the state of each, and every way to add one. The slot sends a picked file at once, also over a
 * link that breaks; the slot submits nothing.
 *
 * @example
 * <DocumentSlot uploads={uploads} slot="bank_statements" label="Bank statements" required />
 */
export function DocumentSlot(props: DocumentSlotProps): ReactNode {
  return (
    <InWords of="forms">
      <Slot {...props} />
    </InWords>
  )
}

function Slot(props: DocumentSlotProps): ReactNode {
  const { uploads, label, hint, required = true, maxFiles = Number.POSITIVE_INFINITY, accept } = props
  const { allowCamera = true, hideLimits = false, errorText, notApplicable } = props
  const t = useCopy(documents)
  const say = useCopy(form)
  const parts = useParts()
  const ownId = useId()
  const [isOrdering, setIsOrdering] = useState(false)
  const pageContext = useDocumentSlot(props)
  const { items, buttonRef, listRef, againRef, take, onAction, onPickedAgain, opened, close } = pageContext
  const isOut = notApplicable?.isChosen === true && items.length === 0
  const { isOver, handlers } = useFileDrop(isOut ? null : take)

  const isSingle = maxFiles === 1
  const types = accept ?? uploads.limits?.types ?? Object.keys(fileKinds)
  const isFull = !isSingle && items.filter(({ state }) => state !== 'rejected').length >= maxFiles
  const isDone = items.length > 0 && items.every(({ state }) => state === 'staged')
  const done = isDone && (
    <Badge tone="success" icon="check">
      {t('documents.count', { count: items.length })}
    </Badge>
  )
  return (
    <div
      {...parts('DocumentSlot')}
      {...handlers}
      data-ol-over={isOver || undefined}
      data-ol-invalid={errorText ? '' : undefined}
    >
      <FileField
        ref={buttonRef}
        id={props.id ?? ownId}
        part="DocumentSlot.field"
        label={label}
        optional={required ? undefined : say('form.optional')}
        aside={done}
        hint={hint}
        error={errorText}
        accept={toAccept(types)}
        multiple={!isSingle}
        pickIcon={isSingle && items.length > 0 ? replaceIcon : plusIcon}
        pickLabel={t(pickWords(isSingle, items[0]?.state))}
        cameraLabel={allowCamera && t('documents.camera')}
        note={
          isFull
            ? t('documents.full', { count: maxFiles })
            : !hideLimits && <DocumentLimits uploads={uploads} accept={accept} />
        }
        full={isFull}
        closed={isOut}
        onPick={take}
      >
        {items.length > 0 && (
          <ul {...parts('DocumentSlot.files')} ref={listRef}>
            {items.map((item, position) => (
              <DocumentFile
                key={item.key}
                {...{ item, position, isOrdering, onAction }}
                count={items.length}
                isAlone={isSingle}
                open={uploads.open}
              />
            ))}
          </ul>
        )}
        {!isSingle && items.length > 1 && (
          <Button
            variant="quiet"
            aria-pressed={isOrdering}
            {...(isOrdering ? { icon: 'check' } : {})}
            onClick={() => setIsOrdering(!isOrdering)}
            part="DocumentSlot.order"
          >
            {t('documents.reorder')}
          </Button>
        )}
      </FileField>
      <input
        ref={againRef}
        {...parts('DocumentSlot.again')}
        type="file"
        hidden
        tabIndex={-1}
        accept={toAccept(types)}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          // Else the same file, picked again, would be no change.
          currentTarget.value = ''
          if (file) onPickedAgain(file)
        }}
      />
      {notApplicable && items.length === 0 && (
        <Checkbox
          part="DocumentSlot.notApplicable"
          label={notApplicable.label ?? t('documents.notApplicable')}
          aria-label={notApplicable.label ?? t('documents.notApplicableOf', { document: label })}
          checked={isOut}
          onChange={(event) => notApplicable.onChange(event.currentTarget.checked)}
        />
      )}
      {opened && (
        <LazyChunk chunk={documentChunks.preview} fallback={null}>
          {(DocumentPreview) => <DocumentPreview item={opened} open={uploads.open} onClose={close} />}
        </LazyChunk>
      )}
    </div>
  )
}

function pickWords(isSingle: boolean, state: string | undefined): keyof typeof documents {
  if (!isSingle) return 'documents.addSeveral'
  if (state === undefined) return 'documents.add'
  return state === 'rejected' ? 'documents.pickAnother' : 'documents.replace'
}

/**
 * The `accept` of a native file input: media types and endings, as some Androids know only the one and some only the other. HEIC is
 * never named: iPhones then hand over a JPEG.
 */
function toAccept(types: readonly string[]): string {
  return types.flatMap((type) => [type, ...(fileKinds[type]?.endings ?? [])]).join(',')
}
