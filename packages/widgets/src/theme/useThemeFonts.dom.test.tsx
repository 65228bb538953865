import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showTenant } from '../../test/root/showTenant.tsx'
import { faceName } from './faceName.ts'
import type { TenantIssue } from '../root/TenantIssue.ts'

/** A document's fonts, without a browser that would load them. */
class Faces extends EventTarget {
  readonly kept = new Set<FontFace>()
  add = (face: FontFace) => this.kept.add(face)
  delete = (face: FontFace) => this.kept.delete(face)
}

let faces: Faces
beforeEach(() => {
  faces = new Faces()
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
  vi.stubGlobal(
    'FontFace',
    class {
      readonly face: readonly unknown[]
      constructor(...face: readonly unknown[]) {
        this.face = face
      }
    },
  )
  return () => vi.unstubAllGlobals()
})

const tenant = (fonts: readonly object[]) => ({
  ...{
    id: 'sahel',
    version: '1',
    name: 'Sahel',
    locale: 'en',
    theme: { version: 1, fonts },
  },
})
const sans = { family: 'Sahel Sans', src: '/brand-files/9f86', unicodeRange: 'U+0-FF' }

test('the fonts of a brand are added to the page while it is worn, and one that does not load is an issue of the tenant', async () => {
  const issues: TenantIssue[] = []
  const root = { onIssues: (more: readonly TenantIssue[]) => issues.push(...more) }
  const shown = showTenant(<p>Page</p>, { tenant: tenant([sans]), root })
  await waitFor(() => expect(faces.kept.size).toBe(1))
  const [face] = faces.kept
  const name = faceName('Sahel Sans', [sans])
  expect(face).toEqual({
    face: [name, 'url("/brand-files/9f86") format("woff2")', { display: 'swap', unicodeRange: 'U+0-FF' }],
  })
  expect(issues).toEqual([])
  act(() => {
    const fontfaces = [{ family: `"${name}"` }, { family: 'Of the host' }]
    faces.dispatchEvent(Object.assign(new Event('loadingerror'), { fontfaces }))
  })
  expect(issues).toEqual([{ about: 'font', family: 'Sahel Sans' }])
  shown.unmount()
  expect(faces.kept.size).toBe(0)
})
