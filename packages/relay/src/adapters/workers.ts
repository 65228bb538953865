export {
  type OpenedRelay,
  type WorkerContext,
  type WorkersHandler,
  workersHandler,
} from './workersHandler.ts'
