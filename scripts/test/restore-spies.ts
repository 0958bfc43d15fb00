// Test files of one process share Node's modules, so a spy on them would stay for the next file.
afterEach(() => jest.restoreAllMocks());
