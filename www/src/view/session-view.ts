// An element of the page itself, with access to the whole session.

import type { Session } from '../model/session.js';
import { ShownView } from './base.js';

export class SessionView extends ShownView<Session> {}
