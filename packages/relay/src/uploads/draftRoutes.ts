import { type Draft, getDraft, saveDraft } from '@onlend/core/relay'
import { checkLength, openBody, RelayRefusal, type Route, route } from '../http/index.ts'
import type { Clock } from '../lib/Clock.ts'
import { readLimited } from '../lib/readLimited.ts'
import { readText } from '../lib/readText.ts'
import { isRecord } from '../lib/isRecord.ts'
import { scanJson } from '../lib/scanJson.ts'
import { tryParseJson } from '../lib/tryParseJson.ts'
import { readUploadSet } from './readUploadSet.ts'
import type { UploadsContext } from './UploadsContext.ts'
import { type StagingHandler, withStaging } from './withStaging.ts'
import type { DraftRecord } from './sql/saveDraft.ts'

/** The most drafts of one partner at once. */
const draftsOfOwner = 50

/**
 * Saves the draft of a set.
 *
 * @throws RelayRefusal for a set that the person may not use, and for a change of an older revision.
 */
const answerDraftChange: StagingHandler<typeof saveDraft> = async (
  context,
  { request, principal, parameters },
) => {
  const { store, clock, uploads } = context
  const asked = await readUploadSet(context, principal, parameters)
  const change = await readDraftChange(request, clock)
  const now = clock.now()
  const saved = await store.saveDraft(asked, {
    ...change,
    actorName: principal.displayName ?? null,
    now,
    expiresAt: now + uploads.retention,
    maxDraftsOfOwner: draftsOfOwner,
  })
  if (saved === 'full') throw new RelayRefusal('staging_full')
  if (saved !== 'changed') return { data: writeDraft(saved) }
  const newer = await store.readDraft(asked)
  throw new RelayRefusal('draft_changed', { data: newer && writeDraft(newer) })
}

/** The most bytes of a draft as JSON, and of the other fields. */
const longest = 65_536
const around = 1_024

/**
 * Reads a change of a draft, `{ revision, value }`; returns `value` as JSON text.
 *
 * @throws RelayRefusal for an invalid or too large change.
 */
async function readDraftChange(
  request: Request,
  clock: Clock,
): Promise<{ revision: number | null; value: string }> {
  if (!/^application\/json\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new RelayRefusal('unsupported_media_type')
  checkLength(request, longest + around)
  const bytes = await readLimited(openBody(request, clock), longest + around)
  if (bytes === null) throw new RelayRefusal('body_too_large')
  const text = readText(bytes)
  if (text === null || !isStrict(text)) throw new RelayRefusal('malformed_request')
  const body = tryParseJson(text)
  if (!isRecord(body) || !isRecord(body.value)) throw new RelayRefusal('malformed_request')
  const { revision, value } = body
  const isRevision = revision === null || (Number.isSafeInteger(revision) && Number(revision) > 0)
  if (!isRevision) throw new RelayRefusal('malformed_request')
  const written = JSON.stringify(value)
  if (new TextEncoder().encode(written).byteLength > longest) throw new RelayRefusal('body_too_large')
  return { revision: revision === null ? null : Number(revision), value: written }
}

/** Whether the JSON is not nested too deeply to be written again, and not ambiguous to two parsers. */
function isStrict(text: string): boolean {
  try {
    scanJson(text, { strict: true })
    return true
  } catch {
    return false
  }
}

/**
 * Reads the draft of a set.
 *
 * @throws RelayRefusal for a set that the person may not use.
 */
const answerDraft: StagingHandler<typeof getDraft> = async (context, { principal, parameters }) => {
  const asked = await readUploadSet(context, principal, parameters)
  const draft = await context.store.readDraft(asked)
  return { data: draft && writeDraft(draft) }
}

/** A draft as the routes send it. */
function writeDraft({ revision, value, actorName, savedAt }: DraftRecord): Draft {
  return {
    revision,
    // The cast: `readDraftChange` accepts only objects.
    value: JSON.parse(value) as Draft['value'],
    savedBy: actorName,
    savedAt: new Date(savedAt).toISOString(),
  }
}

/** The routes of drafts. */
export const draftRoutes: readonly Route<UploadsContext>[] = [
  route(getDraft, { session: true, budget: 'reads', handle: withStaging(answerDraft) }),
  route(saveDraft, { session: true, budget: 'uploads', handle: withStaging(answerDraftChange) }),
]
