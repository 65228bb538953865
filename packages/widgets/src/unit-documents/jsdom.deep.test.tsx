// @vitest-environment jsdom
import { testEveryWidget } from './test-support/testEveryWidget.tsx'

testEveryWidget()
