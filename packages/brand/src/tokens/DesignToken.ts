import type { extensionName } from './extensionName.ts'

/** A token as the Design Tokens Format Module 2025.10 writes it. */
export type DesignToken = {
  $type: 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'shadow'
  $value: unknown
  $extensions?: Extensions
}

type Extensions = {
  [extensionName]: {
    /** The CSS of the brand, where it is written in another way than `$value` would be. */
    css: string
  }
}
