import { servedAt } from '#schema/served-at.ts';
import { readChanges } from './changes.ts';
import { sendPageReport } from './service.ts';

/** The paths of the calls that a page makes even while nobody uses it: they do not keep its session alive. */
export const idlePaths = [readChanges, sendPageReport].map(servedAt);
