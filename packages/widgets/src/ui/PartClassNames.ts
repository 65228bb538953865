import type { PartName } from './PartName.ts'

/** A class for one part. `unstyled` takes the kit's own class off; the part keeps its name and behaviour. */
export type PartClassName = string | { className?: string; unstyled?: boolean }

/** Classes of the host by part: `{ Button: 'btn', 'Form.submit': { className: 'btn-lg', unstyled: true } }`. */
export type PartClassNames = Readonly<Partial<Record<PartName, PartClassName>>>
