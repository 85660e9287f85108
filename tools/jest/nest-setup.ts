// Loaded before each spec file: Nest's decorators need the metadata store, and its packages
// import one another in a circle that only resolves when it is entered from here.
import 'reflect-metadata';
import '@nestjs/common';
import '@nestjs/core';
