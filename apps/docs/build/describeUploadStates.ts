import type {
  UploadFileEvent,
  UploadFileState,
} from '../../../packages/core/src/client/uploads/UploadFile.ts'
import { uploadTransitions } from '../../../packages/core/src/client/uploads/uploadTransitions.ts'
import { markdownTable } from '../../../packages/widgets/build/reference/markdownTable.ts'

/** The states of a file that each event leads to, as the reducer decides, as Markdown. */
export function describeUploadStates(): string {
  // The casts hold for the keys of two records without others.
  const states = Object.keys(uploadTransitions) as UploadFileState[]
  const names = Object.keys(meanings) as UploadFileEvent['type'][]
  const cell = (state: UploadFileState, name: UploadFileEvent['type']) => {
    const next = uploadTransitions[state][name]
    if (next === undefined) return ''
    return next.length === 0 ? '·' : next.map((each) => `\`${each}\``).join(', ')
  }
  return markdownTable(
    ['event', 'what has happened', ...states.map((state) => `\`${state}\``)],
    names.map((name) => [`\`${name}\``, meanings[name], ...states.map((state) => cell(state, name))]),
  )
}

const meanings: Readonly<Record<UploadFileEvent['type'], string>> = {
  picked: 'a person gives its bytes again',
  hashed: 'it was read, made smaller and checked',
  ready: 'the device keeps it, or cannot: it can be sent',
  unusable: 'the device finds that it cannot be sent',
  started: 'its turn has come',
  otherTab: 'another tab of this device sends it, or does so no more',
  found: 'it was looked up whether the relay has begun it',
  created: 'the relay has begun it',
  confirmed: 'the relay has so much of it for certain',
  ended: 'a try to send it has ended',
  interrupted: 'the try was stopped, or heard no answer',
  stalled: 'the try brought no more of it to the relay',
  restarted: 'what the relay had of it is of no use',
  refused: 'the relay wants another file',
  failed: 'it got no further, and may be tried again',
  staged: 'the relay has it whole',
  held: 'it may not move: a person, the link or the session',
  released: 'it may move again',
  paused: 'a person pauses it',
  resumed: 'a person lets it go on',
  retried: 'it is tried again',
  listed: 'the relay’s list has it',
  missing: 'the relay’s list has it no more',
  settled: 'the file whose place it takes is gone',
  removed: 'it is taken out of the set',
}
