import { runSuites } from './testing/suite.ts';
import { suites } from './testing/suites.ts';
import { embeddedWorld } from './testing/world.ts';

runSuites('on the embedded database', embeddedWorld, suites);
