// @vitest-environment happy-dom
import { testEveryWidget } from './test-support/testEveryWidget.tsx'

testEveryWidget()
