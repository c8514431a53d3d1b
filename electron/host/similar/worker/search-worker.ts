import { parentPort, workerData } from 'node:worker_threads';
import { createLibraryFiles } from '../../library/store/load/library-files.ts';
import { systemTimers } from '../../ports.ts';
import { createNodeFiles } from '../../system/files.ts';
import { createMemoryFiles, MEMORY_DIR } from '../../system/memory-files.ts';
import {
  requestSchema,
  searchMethods,
  type WorkerMessage,
  workerDataSchema,
} from '../search-worker-messages.ts';
import { loadModel } from './embeddings/sentence-encoder.ts';
import { createSearchService } from './search-service.ts';

const { dir, model } = workerDataSchema.parse(workerData);
const post = (message: WorkerMessage): void => parentPort?.postMessage(message);
const service = createSearchService({
  dir: dir ?? MEMORY_DIR,
  files: dir === null ? createMemoryFiles() : createLibraryFiles(createNodeFiles(), dir),
  timers: systemTimers,
  log: {
    info() {},
    warn: (warning, facts = {}) => post({ warning, facts }),
    error: (failure, cause) => post({ failure, cause: String(cause) }),
  },
  loadModel: model === null ? null : () => loadModel(model),
});
service.subscribe({ onChange: () => post({ event: 'change' }), onRestart() {} });

function call(method: keyof typeof searchMethods, args: unknown): Promise<unknown> {
  switch (method) {
    case 'update':
      return service.update(...searchMethods.update.args.parse(args));
    case 'search':
      return service.search(...searchMethods.search.args.parse(args));
    case 'findSaved':
      return service.findSaved(...searchMethods.findSaved.args.parse(args));
    case 'explain':
      return service.explain(...searchMethods.explain.args.parse(args));
    case 'duplicatePairs':
      return service.duplicatePairs(...searchMethods.duplicatePairs.args.parse(args));
    case 'likelyDuplicates':
      return service.likelyDuplicates(...searchMethods.likelyDuplicates.args.parse(args));
    case 'close':
      return service.close();
  }
}

parentPort?.on('message', async (raw: unknown) => {
  const { id, method, args } = requestSchema.parse(raw);
  try {
    post({ id, result: await call(method, args) });
  } catch (error) {
    post({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
