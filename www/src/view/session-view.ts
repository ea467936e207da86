// An element of the page itself: it sees all of a session.

import type { Session } from '../model/session.js';
import { ShownView } from './base.js';

export class SessionView extends ShownView<Session> {}
