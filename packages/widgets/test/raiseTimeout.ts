import { configure } from '@testing-library/react'

// A busy machine may take its time; a test that is right does not wait longer for it.
configure({ asyncUtilTimeout: 8_000 })
