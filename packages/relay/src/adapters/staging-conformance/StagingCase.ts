import type { UploadStaging } from '../../uploads/UploadStaging.ts'

/** One thing that a staging has to do. `run` rejects where it does not; it may leave files behind, under ids of its own. */
export type StagingCase = { name: string; run(staging: UploadStaging): Promise<void> }
