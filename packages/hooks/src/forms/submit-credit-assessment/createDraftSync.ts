import { isLendingError } from '@onlend/core'
import { writeJson } from '@onlend/core/internal'
import type { Draft } from '@onlend/core/relay'
import { createStore } from 'zustand/vanilla'
import { type DraftFields, type DraftMemory, assessmentDraft } from './assessmentDraft.ts'

/** The draft at the relay, with which another device or a colleague goes on. */
export type SharedDraft = {
  /** `local`: only this device has the draft, as there is no link. `conflict`: another person has changed the same fields meanwhile. */
  status: 'loading' | 'saved' | 'saving' | 'local' | 'conflict'
  /** ISO 8601 in UTC. */
  savedAt: string | null
  /** The display name of another person who changed the draft last; `null` for the signed-in person. */
  savedBy: string | null
  /** Takes the other person's values; they replace the values of the same cells here. */
  takeTheirs: () => void
  /** Keeps the values of this device over the other person's. */
  keepMine: () => void
}

/** The access of draft sync to the form, the relay and this device. */
export type DraftPorts = {
  /** Reads the form at this moment; a field that cannot be read, or is not known yet, keeps its value of `base`. */
  read: (base: DraftFields) => DraftFields
  /** Writes the changes into the form, and leaves the other fields. */
  apply: (changes: DraftFields) => void
  save: (draft: { revision: number | null; fields: DraftFields }) => Promise<Draft>
  /** Asks the relay again; `receive` or `fail` gets the answer. */
  reload: () => void
  remember: (memory: Pick<DraftMemory, 'revision' | 'base' | 'mine'> | null) => void
}

/** The state of a draft. */
export type DraftSyncState = Pick<SharedDraft, 'status' | 'savedAt' | 'savedBy'> & { isRestored: boolean }

/** Synchronises the form and the relay's draft in both directions while it is started. */
export type DraftSync = ReturnType<typeof createDraftSync>

/** Milliseconds from the last change to the save. */
const pause = 1_000
/** Milliseconds to the next try after each failure. */
const pauses = [5_000, 15_000, 60_000]

const fresh: DraftSyncState = { status: 'loading', savedAt: null, savedBy: null, isRestored: false }

/** `outdated`: another person has saved a newer draft. `over`: the relay accepted the write, and no new draft has begun. */
const nothingYet = { loaded: false, saving: false, failing: false, outdated: false, over: false }

/** Makes the draft sync; it does nothing before `start`. */
export function createDraftSync(ports: () => DraftPorts) {
  const store = createStore<DraftSyncState>(() => fresh)
  let round = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The relay's draft of the last answer. */
  let base: DraftFields = {}
  let pristine: DraftFields = {}
  let revision: number | null = null
  /** The fields of the last save to the relay. */
  let sent: DraftFields | null = null
  /** The other side's values of the fields that both sides have changed. */
  let theirs: DraftFields = {}
  let is = { ...nothingYet }
  let failures = 0
  /** The fields of the form at the last look, as JSON. */
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
    if (status !== store.getState().status || Object.keys(facts).length > 0)
      store.setState({ ...facts, status })
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
    // The same shape as the relay's answer, to compare the two.
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
    // An emptied form begins a new draft.
    if (is.over && !isDifferent(ports().read(pristine), pristine)) [base, is.over] = [pristine, false]
    const fields = writeJson(ports().read(base))
    // A render without a change does not delay the waiting save.
    if (fields !== seen && hasChanged() && !is.failing) wait(pause, save)
    seen = fields
    // The device keeps at once the values that the relay gets later.
    if (is.failing) remember()
    show()
  }

  return {
    store,
    start: (nothing: DraftFields, memory: DraftMemory | null) => {
      round += 1
      pristine = nothing
      theirs = {}
      failures = 0
      is = { ...nothingYet }
      revision = memory?.revision ?? null
      sent = null
      base = memory?.base ?? nothing
      const changes = memory ? draftChanges(ports().read(base), memory.mine) : {}
      // Only the memory has the order of the files on this device.
      const order = Object.entries(memory?.mine ?? {}).filter(([path]) => path.startsWith('order.'))
      if (memory) ports().apply({ ...changes, ...Object.fromEntries(order) })
      store.setState({ ...fresh, isRestored: memory !== null && isDifferent(memory.mine, nothing) })
    },
    /** Looks for changes in the form. */
    change,
    receive: (draft: Draft | null) => {
      const isFirst = !is.loaded
      const known = store.getState().savedAt
      const isOlder = draft !== null && known !== null && draft.savedAt < known
      const isKnown = draft !== null && draft.revision === revision && !isFirst
      if ((isOlder || isKnown) && !is.outdated) return is.failing ? void save() : undefined
      is.loaded = true
      is.outdated = false
      recover()
      if (draft === null) {
        // A colleague's submission took the draft along, or it expired: the sync saves the form as a new draft, and the status is not `saved` before.
        ;[revision, theirs] = [null, {}]
        if (!is.over) base = pristine
        if (hasChanged()) wait(pause, save)
        return show({ savedAt: null, savedBy: null })
      }
      const found = { ...pristine, ...assessmentDraft.layFlat(draft.value) }
      const mine = ports().read(base)
      // A draft that equals the last save is this device's own, also when the answer to the save was lost or is still in flight.
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
    /** Saves the waiting changes now, before the page closes. */
    flush: () => void save(),
    /** Tries again after a failure: the link may be back. */
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
    /** The form was emptied: `isRestored` is no longer true. */
    discard: () => store.setState({ isRestored: false }),
    /** The relay accepted the write with all values: the draft is over. */
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

/** The changes that turn one draft into the other; `''` empties a field. */
function draftChanges(from: DraftFields, to: DraftFields): DraftFields {
  const paths = new Set([...Object.keys(from), ...Object.keys(to)])
  return Object.fromEntries(
    [...paths].flatMap((path) => (from[path] === to[path] ? [] : [[path, to[path] ?? '']])),
  )
}

/**
 * Merges two drafts that began with `base`. A change of one side counts; where both changed a field, mine stands and `conflicts` names the field. The order
 * of files never conflicts.
 */
function mergeDrafts({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', DraftFields>) {
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
