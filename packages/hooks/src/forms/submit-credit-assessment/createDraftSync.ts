import { writeJson } from '@onlend/core/internal'
import { isLendingError } from '@onlend/core'
import type { Draft } from '@onlend/core/relay'
import { type StoreApi, createStore } from 'zustand/vanilla'
import { assessmentDraft, type DraftFields, type DraftMemory } from './assessmentDraft.ts'
import type { SharedDraft } from './submitCreditAssessmentFormTypes.ts'

/** The form, the relay and this device, as draft sync reaches them. */
export type DraftPorts = {
  /** What stands in the form at this moment; what cannot be read, or is not known yet, is as it was. */
  read: (base: DraftFields) => DraftFields
  /** Puts these into the form, and leaves the rest. */
  apply: (changes: DraftFields) => void
  save: (draft: { revision: number | null; fields: DraftFields }) => Promise<Draft>
  /** Asks the relay again; the answer comes by `receive` or `fail`. */
  reload: () => void
  remember: (memory: Pick<DraftMemory, 'revision' | 'base' | 'mine'> | null) => void
}

/** What is known of a draft. */
export type DraftSyncState = Pick<SharedDraft, 'status' | 'savedAt' | 'savedBy'> & { isRestored: boolean }

/** Synchronises the form and the relay's draft in both directions while it is started. */
export type DraftSync = Pick<SharedDraft, 'takeTheirs' | 'keepMine'> & {
  store: StoreApi<DraftSyncState>
  start: (pristine: DraftFields, memory: DraftMemory | null) => void
  /** Something in the form may have changed. */
  change: () => void
  receive: (draft: Draft | null) => void
  fail: () => void
  /** Saves now what waits to be saved, as before the page goes. */
  flush: () => void
  /** The link may be back. */
  retry: () => void
  /** The form was emptied: nothing that came back is left to be told. */
  discard: () => void
  /** A write has taken everything along. */
  forget: () => void
  stop: () => void
}

/** Milliseconds after the last change before it is saved. */
const pause = 1_000
/** Milliseconds before the next try where the relay could not be reached. */
const pauses = [5_000, 15_000, 60_000]

const fresh: DraftSyncState = { status: 'loading', savedAt: null, savedBy: null, isRestored: false }

/** `outdated`: another person has saved a newer one. `over`: a write has taken it along, and nothing new has begun. */
const nothingYet = { loaded: false, saving: false, failing: false, outdated: false, over: false }

/** Makes the draft sync; it does nothing before it is started. */
export function createDraftSync(ports: () => DraftPorts): DraftSync {
  const store = createStore<DraftSyncState>(() => fresh)
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What the relay has, or had when it was last heard of. */
  let base: DraftFields = {}
  let pristine: DraftFields = {}
  let revision: number | null = null
  /** What was last on its way to the relay. */
  let sent: DraftFields | null = null
  /** Fields that both sides have changed, as the others have them. */
  let theirs: DraftFields = {}
  let is = { ...nothingYet }
  let failures = 0
  /** What stood in the form when it was last looked at. */
  let seen = ''

  const hasConflict = () => Object.keys(theirs).length > 0
  const hasChanged = () => isDifferent(ports().read(base), base)
  const show = (facts: Partial<DraftSyncState> = {}) => {
    const status = ((): DraftSyncState['status'] => {
      if (is.failing) return 'local'
      if (!is.loaded) return 'loading'
      if (hasConflict()) return 'conflict'
      return is.saving || hasChanged() ? 'saving' : 'saved'
    })()
    const [next, state] = [{ ...store.getState(), ...facts, status }, store.getState()]
    if (next.status !== state.status || Object.keys(facts).length > 0) store.setState(next)
  }
  const wait = (milliseconds: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, milliseconds)
  }
  const remember = () => ports().remember({ revision, base, mine: ports().read(base) })
  const fail = (isWorthATry: boolean) => {
    is.failing = true
    if (isWorthATry) wait(pauses[Math.min(failures, pauses.length - 1)] ?? 0, retry)
    failures += 1
    show()
  }
  const recover = () => {
    is.failing = false
    failures = 0
  }
  const retry = () => {
    if (is.loaded) void save()
    else ports().reload()
  }

  const save = async () => {
    clearTimeout(timer)
    remember()
    if (is.loaded && !hasChanged()) recover()
    if (!is.loaded || is.saving || is.over || hasConflict() || !hasChanged()) return show()
    const asked = round
    const fields = ports().read(base)
    is.saving = true
    // As the relay will tell it.
    sent = { ...pristine, ...assessmentDraft.layFlat(assessmentDraft.putTogether(fields)) }
    if (!is.failing) show()
    try {
      const draft = await ports().save({ revision, fields })
      if (round !== asked) return
      ;[base, revision] = [fields, draft.revision]
      is.saving = false
      recover()
      remember()
      if (hasChanged()) wait(pause, save)
      show({ savedAt: draft.savedAt, savedBy: null })
    } catch (error) {
      if (round !== asked) return
      is.saving = false
      const { category, code } = isLendingError(error) ? error : { category: null, code: null }
      if (code !== 'draft_changed') return fail(category !== 'validation' && category !== 'permission')
      is.outdated = true
      ports().reload()
    }
  }
  const change = () => {
    // An emptied form is a new beginning.
    if (is.over && !isDifferent(ports().read(pristine), pristine)) [base, is.over] = [pristine, false]
    const fields = writeJson(ports().read(base))
    // Drawn again is not changed again: what waits to be saved is not put off.
    if (fields !== seen && hasChanged() && !is.failing) wait(pause, save)
    seen = fields
    // The device remembers at once what the relay will get later.
    if (is.failing) remember()
    show()
  }

  return {
    store,
    start: (nothing, memory) => {
      round += 1
      pristine = nothing
      theirs = {}
      failures = 0
      is = { ...nothingYet }
      revision = memory?.revision ?? null
      sent = null
      base = memory?.base ?? nothing
      const changes = memory ? draftChanges(ports().read(base), memory.mine) : {}
      // The order of the files is nowhere else on this device.
      const order = Object.entries(memory?.mine ?? {}).filter(([path]) => path.startsWith('order.'))
      if (memory) ports().apply({ ...changes, ...Object.fromEntries(order) })
      store.setState({ ...fresh, isRestored: memory !== null && isDifferent(memory.mine, nothing) })
    },
    change,
    receive: (draft) => {
      const isFirst = !is.loaded
      const known = store.getState().savedAt
      const isOlder = draft !== null && known !== null && draft.savedAt < known
      const isKnown = draft !== null && draft.revision === revision && !isFirst
      if ((isOlder || isKnown) && !is.outdated) return is.failing ? void save() : undefined
      is.loaded = true
      is.outdated = false
      recover()
      if (draft === null) {
        // Taken along by a colleague's submission, or expired: what stands here is kept anew, and is not called safe before.
        ;[revision, theirs] = [null, {}]
        if (!is.over) base = pristine
        if (hasChanged()) wait(pause, save)
        return show({ savedAt: null, savedBy: null })
      }
      const found = { ...pristine, ...assessmentDraft.layFlat(draft.value) }
      const mine = ports().read(base)
      // What came from here is no other person's, also where its answer was lost or is still on its way.
      const isOwn = sent !== null && !isDifferent(found, sent)
      const { merged, conflicts } = mergeDrafts({ base: isOwn ? found : base, mine, theirs: found })
      const open = [...new Set([...Object.keys(theirs), ...conflicts])]
      theirs = Object.fromEntries(
        open.filter((path) => merged[path] !== found[path]).map((path) => [path, found[path] ?? '']),
      )
      ;[base, revision] = [found, draft.revision]
      const changes = draftChanges(mine, merged)
      const isRestored = isFirst && isDifferent(found, pristine)
      ports().apply(changes)
      if (hasChanged()) wait(pause, save)
      remember()
      const { savedAt, savedBy } = draft
      show({ savedAt, savedBy, isRestored: isRestored || store.getState().isRestored })
    },
    fail: () => {
      if (!is.loaded || is.outdated) fail(true)
    },
    flush: () => void save(),
    retry: () => {
      if (is.failing) retry()
    },
    takeTheirs: () => {
      const changes = theirs
      theirs = {}
      ports().apply(changes)
      void save()
    },
    keepMine: () => {
      theirs = {}
      void save()
    },
    discard: () => store.setState({ isRestored: false }),
    forget: () => {
      round += 1
      clearTimeout(timer)
      ;[revision, theirs, base] = [null, {}, ports().read(base)]
      ;[is.saving, is.over] = [false, true]
      ports().remember(null)
      show({ savedAt: null, savedBy: null, isRestored: false })
    },
    stop: () => {
      void save()
      round += 1
      clearTimeout(timer)
    },
  }
}

function isDifferent(a: DraftFields, b: DraftFields): boolean {
  return Object.keys(draftChanges(a, b)).length > 0
}

/** What turns one draft into the other; a field that is to be emptied is `''`. */
function draftChanges(from: DraftFields, to: DraftFields): DraftFields {
  const paths = new Set([...Object.keys(from), ...Object.keys(to)])
  return Object.fromEntries(
    [...paths].flatMap((path) => (from[path] === to[path] ? [] : [[path, to[path] ?? '']])),
  )
}

type MergeDraftsParameters = {
  /** What both began with. */
  base: DraftFields
  mine: DraftFields
  theirs: DraftFields
}

/**
 * Puts two changed drafts together. What only one side has changed is taken; where both have, mine stands and the field is named. The order
 * of files is no matter to ask about.
 */
function mergeDrafts({ base, mine, theirs }: MergeDraftsParameters): {
  merged: DraftFields
  conflicts: readonly string[]
} {
  const merged: Record<string, string> = {}
  const conflicts: string[] = []
  for (const path of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const isMine = mine[path] !== base[path]
    const value = isMine ? mine[path] : theirs[path]
    if (value !== undefined) merged[path] = value
    const isTheirs = theirs[path] !== base[path] && theirs[path] !== mine[path]
    if (isMine && isTheirs && !path.startsWith('order.')) conflicts.push(path)
  }
  return { merged, conflicts }
}
