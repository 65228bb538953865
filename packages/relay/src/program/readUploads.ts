import type { UploadOptions } from '../index.ts'
import type { S3StagingOptions } from '../uploads/staging/s3Staging.ts'
import { clamdscan } from './clamdscan.ts'
import type { Reader } from './createReader.ts'
import { importPeer } from './importPeer.ts'
import { isSafeAddress } from './isSafeAddress.ts'

/** How documents wait until they are submitted. */
export type UploadsConfiguration = {
  folder: string
  /** Goes before the folder. */
  bucket: S3StagingOptions | null
  room: { maxTotalBytes: number; minFreeBytes: number }
  /** Whether the room is no default. */
  isRoomDecided: boolean
  isScanned: boolean
  allowsUnscanned: boolean
  open(): Promise<UploadOptions>
}

const megabyte = 1_048_576
const mostMegabytes = 1_000_000_000

/** Reads where documents wait; `null` where none are taken. */
export async function readUploads(reader: Reader, faults: string[]): Promise<UploadsConfiguration | null> {
  const total = reader.integer('UPLOADS_TOTAL_MB', { fallback: 20_480, from: 1, to: mostMegabytes })
  const free = reader.integer('UPLOADS_FREE_MB', { fallback: 512, from: 0, to: mostMegabytes })
  const room = { maxTotalBytes: total * megabyte, minFreeBytes: free * megabyte }
  const folder = reader.text('UPLOADS_DIR', '')
  const bucket = await readBucket(reader, faults)
  const isScanned = reader.flag('CLAMD')
  const allowsUnscanned = reader.flag('ALLOW_UNSCANNED')
  if (folder === '' && bucket === null) return null
  return {
    ...{ folder, bucket, room, isScanned, allowsUnscanned },
    isRoomDecided: reader.text('UPLOADS_TOTAL_MB') !== null,
    async open() {
      const staging = bucket ? await openBucket(bucket) : await openFolder(folder)
      // Without an installed ClamAV every file waits: the relay uses no unscanned file.
      return { staging, ...room, ...(isScanned && { scanFile: clamdscan() }) }
    },
  }
}

async function readBucket(reader: Reader, faults: string[]): Promise<S3StagingOptions | null> {
  const bucket = reader.text('UPLOADS_BUCKET')
  const region = reader.text('UPLOADS_REGION')
  const endpoint = reader.text('UPLOADS_ENDPOINT')
  const accessKeyId = reader.text('UPLOADS_ACCESS_KEY_ID')
  const secret = await reader.secret('UPLOADS_SECRET_ACCESS_KEY', {
    ...(accessKeyId !== null && { required: 'it belongs to UPLOADS_ACCESS_KEY_ID; set it' }),
    ...{ shape: /^\S+$/, says: 'a key without spaces' },
  })
  if (secret !== null && accessKeyId === null)
    faults.push('UPLOADS_ACCESS_KEY_ID is missing: it belongs to UPLOADS_SECRET_ACCESS_KEY')
  if (endpoint !== null && !isSafeAddress(endpoint))
    faults.push('UPLOADS_ENDPOINT has to be an https address, or http on this machine')
  if (bucket === null) return null
  if (region === null)
    faults.push('UPLOADS_REGION is missing: UPLOADS_BUCKET is in one, auto where a service has none')
  const secretAccessKey = (await secret?.value().catch(() => '')) ?? ''
  return {
    ...{ bucket, region: region ?? '' },
    // Most services besides AWS want the bucket in the path.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(accessKeyId !== null && { credentials: { accessKeyId, secretAccessKey } }),
  }
}

async function openFolder(folder: string) {
  const load = () => import('../uploads/staging/fileStaging.ts')
  const peer = { packages: '@tus/server @tus/file-store', what: 'UPLOADS_DIR' }
  return (await importPeer(load, peer)).fileStaging({ folder })
}

async function openBucket(bucket: S3StagingOptions) {
  const load = () => import('../uploads/staging/s3Staging.ts')
  const peer = { packages: '@tus/server @tus/s3-store', what: 'UPLOADS_BUCKET' }
  return (await importPeer(load, peer)).s3Staging(bucket)
}
