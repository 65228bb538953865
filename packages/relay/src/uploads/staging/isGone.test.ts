import { ERRORS } from '@tus/server'
import { expect, test } from 'vitest'
import { isGone } from './isGone.ts'

test.each([
  [{ ...ERRORS.FILE_NOT_FOUND }, true],
  [{ ...ERRORS.FILE_NO_LONGER_EXISTS }, true],
  [ERRORS.FILE_WRITE_ERROR, false],
  [Object.assign(new Error('EIO'), { code: 'EIO' }), false],
  [undefined, false],
])(
  'a missing file is known by the status of the record, whichever copy of the library threw it: %o',
  (error, is) => {
    expect(isGone(error)).toBe(is)
  },
)
