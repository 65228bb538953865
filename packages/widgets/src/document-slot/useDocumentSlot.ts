'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { AnnounceContext } from './AnnounceContext.ts'
import { documents } from './documents.words.ts'
import type { DocumentAction, OnDocumentAction } from './DocumentFileButtons.tsx'
import type { DocumentSlotProps } from './DocumentSlot.tsx'

/** The actions behind the buttons of a slot, and the focus after each. */
export function useDocumentSlot({ uploads, slot, maxFiles }: DocumentSlotProps) {
  const t = useCopy(documents)
  const announce = useContext(AnnounceContext)
  /** On the slot's own button, on the list of its files, and on the input that picks a file in place of another. */
  const buttonRef = useRef<HTMLButtonElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const againRef = useRef<HTMLInputElement>(null)
  const picking = useRef<{ key: string; instead: boolean } | null>(null)
  const moving = useRef<{ key: string; part: string } | null>(null)
  const [openKey, setOpenKey] = useState<string | null>(null)
  const items = uploads.getItems(slot)

  const order = items.map(({ key }) => key).join(' ')
  useEffect(() => {
    const moved = moving.current
    moving.current = null
    if (!moved) return
    // A row that is put elsewhere in the page loses the focus.
    const row = listRef.current?.children[order.split(' ').indexOf(moved.key)]
    row?.querySelector<HTMLElement>(`[data-ol-part="${moved.part}"]`)?.focus()
  }, [order])

  const move = ({ key, name }: UploadItem, from: number, to: number) => {
    if (to < 0 || to >= items.length) return
    moving.current = { key, part: to < from ? 'DocumentFile.up' : 'DocumentFile.down' }
    announce(t('documents.said.moved', { name, position: to + 1, count: items.length }))
    uploads.move(key, to)
  }
  const act = (action: DocumentAction, item: UploadItem) => {
    const { key, name } = item
    const position = items.findIndex((one) => one.key === key)
    if (action === 'open') setOpenKey(key)
    else if (action === 'pause' || action === 'resume' || action === 'retry') uploads[action](key)
    else if (action === 'up') move(item, position, position - 1)
    else if (action === 'down') move(item, position, position + 1)
    else if (action === 'remove') {
      // The row goes: before it does, the focus finds the next one, else the one before, else the button.
      const rows = listRef.current?.children
      const next = rows?.[position + 1] ?? rows?.[position - 1]
      ;(next instanceof HTMLElement ? next : buttonRef.current)?.focus()
      announce(t('documents.said.removed', { name }))
      uploads.remove(key)
    } else {
      picking.current = { key, instead: action === 'replace' || item.state === 'rejected' }
      againRef.current?.click()
    }
  }
  // Rows that nothing happened to are not drawn again, however often the figures of another change.
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })

  return {
    items,
    buttonRef,
    listRef,
    againRef,
    onAction: useCallback<OnDocumentAction>((action, item) => latest.current(action, item), []),
    opened: items.find(({ key }) => key === openKey),
    close: () => setOpenKey(null),
    /** Adds files that a person just picked, dropped or pasted. */
    take: (files: readonly File[]) => {
      const [first, ...rest] = files
      const [only] = items
      if (maxFiles !== 1 || !only || !first) return uploads.add(slot, files)
      uploads.replace(only.key, first)
      if (rest.length > 0) uploads.add(slot, rest)
    },
    /** Receives the file of the input in place of another. */
    onPickedAgain: (file: File) => {
      const picked = picking.current
      picking.current = null
      if (picked?.instead) uploads.replace(picked.key, file)
      else if (picked) uploads.retry(picked.key, file)
    },
  }
}
