import { runSuites } from './testing/suite.ts';
import { suites } from './testing/suites.ts';
import { embeddedService } from './testing/test-service.ts';

runSuites('on the embedded database', embeddedService, suites);
