import type { Place, PlacePage } from './places.ts'

/** A page of the menu, and its place. */
export type FoundPage = { place: Place; page: PlacePage }

/** Finds the page of the menu at an address, or the one in front of it; `null` for an address of other places. */
export function findPage(places: readonly Place[], location: string): FoundPage | null {
  for (const place of places)
    for (const page of place.pages) {
      const { path, root = path } = page
      if (location === path || location.startsWith(`${root}/`)) return { place, page }
    }
  return null
}
