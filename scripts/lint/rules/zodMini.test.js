import { ruleTester } from '../ruleTester.js'
import { zodMini } from './zodMini.js'

const errors = [{ messageId: 'form' }]

ruleTester.run('zod-mini', zodMini, {
  valid: ["import * as z from 'zod/mini'", "import type { Bank } from '@onlend/core'"],
  invalid: [
    { code: "import { z } from 'zod/mini'", errors },
    { code: "import * as z from 'zod'", errors },
    { code: "import { z } from 'zod'", errors },
    { code: "import * as zod from 'zod/mini'", errors },
    { code: "import { object } from 'zod/v4-mini'", errors },
    { code: "export { z } from 'zod'", errors },
    { code: "const z = await import('zod')", errors },
  ],
})
