'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { documents } from './documents.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { Tone } from '../ui/Alert.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { pauseIcon, personIcon, uploadIcon } from '../ui/icons.ts'

/** The state of a file, as an icon and in words. */
export type FileState = { tone: Tone; icon: DrawnIcon; text: string }

const pauseIcons = { person: pauseIcon, offline: 'offline', session: personIcon } as const

/** Puts the state of a file into words, with the next step after a problem. */
export function useFileState(): (item: Pick<UploadItem, 'state' | 'pause' | 'problem'>) => FileState {
  const t = useCopy(documents)
  return ({ state, pause, problem }) => {
    if (problem !== null) {
      const tone = state === 'rejected' ? 'danger' : 'warning'
      return { tone, icon: 'error', text: t(`documents.problem.${problem}`) }
    }
    if (state === 'staged') return { tone: 'success', icon: 'check', text: t('documents.state.staged') }
    if (state === 'sending') return { tone: 'info', icon: uploadIcon, text: t('documents.state.uploading') }
    if (state === 'held') {
      const why = pause ?? 'person'
      const tone = why === 'person' ? 'neutral' : 'warning'
      return { tone, icon: pauseIcons[why], text: t(`documents.paused.${why}`) }
    }
    const waiting = state === 'hashing' ? 'preparing' : 'queued'
    return { tone: 'neutral', icon: 'clock', text: t(`documents.state.${waiting}`) }
  }
}
